/** Puts an import line among those that begin alike, in order of what they import from. */
export const withImport = (source: string, line: string): string => {
  const from = (one: string): string => /from '(.*)'/.exec(one)?.[1] ?? ''
  const lines = source.split('\n')
  const later = lines.findIndex(one => /^import (?!type )/.test(one) && from(one) > from(line))
  const lastImport = lines.findLastIndex(one => one.startsWith('import '))
  return lines.toSpliced(later < 0 ? lastImport + 1 : later, 0, line).join('\n')
}

/** The source with what a pattern finds replaced. Throws where it finds nothing. */
export const replaced = (source: string, pattern: RegExp, by: string, file: string): string => {
  if (!pattern.test(source)) throw new Error(`${file} does not look as expected: add this by hand: ${by}`)
  return source.replace(pattern, by)
}

const iconImport = (icon: string): string => `import ${icon} from '@mui/icons-material/${icon}'`

/** The icons of the menu with that of a page. */
export const withIcon = (source: string, { name, icon }: { readonly name: string; readonly icon: string }): string =>
  replaced(source.includes(iconImport(icon)) ? source : withImport(source, iconImport(icon)), /^(const icons: [^]*?)\n\}$/m, `$1\n  ${name}: ${icon},\n}`, 'src/shell/layout/moreIcons.tsx')

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
  if (mapped !== undefined) return `${source.slice(0, open)}[...${list}${mapped}, ${right}]${source.slice(end + mapped.length)}`
  const inner = list.slice(1, -1)
  const isTall = /,\n\s*$/.test(inner)
  const added = isTall ? `${inner.trimEnd()}\n      ${right},\n    ` : inner.trim() === '' ? right : `${inner}, ${right}`
  return `${source.slice(0, open)}[${added}]${source.slice(end)}`
}
