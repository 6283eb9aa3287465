/** A text as code. */
export const quoted = (value: string): string => (/^[^'\\\p{Cc}]*$/u.test(value) ? `'${value}'` : JSON.stringify(value))

const keyCode = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key))

/** A line of code may be so long. */
const widest = 160

/** Parts between brackets, on one line where they fit and else on lines of their own. */
export const wrapped = (open: string, parts: readonly string[], close: string, indent: string): string => {
  const space = open.endsWith('{') ? ' ' : ''
  if (parts.length === 0) return `${open}${close}`
  const single = `${open}${space}${parts.join(', ')}${space}${close}`
  if (indent.length + single.length <= widest && !single.includes('\n')) return single
  const lines = parts.reduce<string[]>((all, part) => {
    const last = all.at(-1)
    return last !== undefined && !last.includes('\n') && indent.length + last.length + part.length + 4 <= widest
      ? [...all.slice(0, -1), `${last}, ${part}`]
      : [...all, part]
  }, [])
  return `${open}\n${lines.map(line => `${indent}  ${line},\n`).join('')}${indent}${close}`
}

/** Names or texts as the code of a list. */
export const listed = (values: readonly string[], indent = ''): string => wrapped('[', values.map(quoted), ']', indent)

/** A pair of key and code. */
export const entry = (key: string, code: string): string => `${keyCode(key)}: ${code}`

/** Plain data as code: what JSON can say. */
export const literal = (value: unknown, indent = ''): string => {
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value))
    return wrapped(
      '[',
      value.map(one => literal(one, `${indent}  `)),
      ']',
      indent,
    )
  if (value === null || typeof value !== 'object') return String(value)
  return wrapped(
    '{',
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .map(([key, one]) => entry(key, literal(one, `${indent}  `))),
    '}',
    indent,
  )
}
