/** The offset behind the bracket that closes the one at `open`. */
const closing = (source: string, open: number): number => {
  let depth = 0
  for (let at = open; at < source.length; at += 1) {
    if (source[at] === '[') depth += 1
    if (source[at] === ']' && (depth -= 1) === 0) return at + 1
  }
  throw new Error('server/seed/roles.ts does not look as expected: add the rights by hand')
}

/** The seeded roles, one of which has a right more, written as code; hosts that are there get it when they start. */
export const withRight = (source: string, role: string, right: string): string => {
  const start = source.indexOf('permissions: [', source.indexOf(`key: roleKeys.${role},`))
  const open = source.indexOf('[', start)
  const end = closing(source, open)
  const list = source.slice(open, end)
  const mapped = /^\.\w+\(\w+\)/.exec(source.slice(end))?.[0]
  if (mapped !== undefined)
    return `${source.slice(0, open)}[...${list}${mapped}, ${right}]${source.slice(end + mapped.length)}`
  const inner = list.slice(1, -1)
  const isTall = /,\n\s*$/.test(inner)
  const added = isTall
    ? `${inner.trimEnd()}\n      ${right},\n    `
    : inner.trim() === ''
      ? right
      : `${inner}, ${right}`
  return `${source.slice(0, open)}[${added}]${source.slice(end)}`
}
