/** A text that came with its page, with its `%{parameters}` filled in. `one |||| many` is told apart by `count`, as in the catalogues. */
export const filled = (text: string, parameters: Readonly<Record<string, string | number>>): string => {
  const [one, many = one] = text.split(' |||| ')
  return (String(parameters['count']) === '1' ? one : many)!.replace(/%\{(\w+)\}/g, (_, name: string) => String(parameters[name] ?? ''))
}
