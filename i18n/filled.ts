/**
 * Polyglot's way to fill in what stands between `%{` and `}`, and ours: `%{days}` is the value, and `%{days|day|days}`
 * the word that goes with the number `days`, of which a text may have several. A number is one where it is written `1`.
 */
export function replace(this: string, pattern: RegExp, valueOf: (whole: string, name: string) => string): string {
  return this.replace(pattern, (whole, name: string) => {
    const [number = '', one, many] = name.split('|')
    const value = valueOf(whole, number)
    return many === undefined || value === whole ? value : String(value) === '1' ? one! : many
  })
}

/** A text that came with its page, with its `%{parameters}` filled in. `one |||| many` is told apart by `count`. */
export const filled = (text: string, parameters: Readonly<Record<string, string | number>>): string => {
  const [one, many = one] = text.split(' |||| ')
  return replace.call((String(parameters['count']) === '1' ? one : many)!, /%\{(.*?)\}/g, (whole, name) =>
    String(parameters[name] ?? whole),
  )
}
