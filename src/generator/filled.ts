/** A text that came with its page, with its `%{parameters}` filled in. */
export const filled = (text: string, parameters: Readonly<Record<string, string | number>>): string =>
  text.replace(/%\{(\w+)\}/g, (_, name: string) => String(parameters[name] ?? ''))
