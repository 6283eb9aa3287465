/** The imports of a source: which lines each takes, and from where it is. */
const importsIn = (lines: readonly string[]) =>
  lines.flatMap((line, first) => {
    if (!line.startsWith('import ')) return []
    const last = lines.findIndex((one, at) => at >= first && / from '.*'$|^import '/.test(one))
    return [
      { first, last, from: / from '(.*)'$/.exec(lines[last]!)?.[1] ?? '', isType: line.startsWith('import type ') },
    ]
  })

/** Puts an import line among those that begin alike, in order of what they import from. */
export const withImport = (source: string, line: string): string => {
  const lines = source.split('\n')
  const imports = importsIn(lines)
  const [added] = importsIn([line])
  const later = imports.find(({ from, isType }) => !isType && from > added!.from)
  return lines.toSpliced(later?.first ?? (imports.at(-1)?.last ?? -1) + 1, 0, line).join('\n')
}

const notFound = (file: string, added: string): Error =>
  new Error(`${file} does not look as expected: add this by hand: ${added}`)

/** The source with what a pattern finds replaced. Throws where it finds nothing. */
export const replaced = (source: string, pattern: RegExp, by: string, file: string): string => {
  if (!pattern.test(source)) throw notFound(file, by)
  return source.replace(pattern, by)
}

/**
 * The source with another name in the object that a pattern finds as its only group, as the formatter writes it: in a
 * line of its own where the others have one. Throws where it finds none.
 */
export const withProperty = (source: string, pattern: RegExp, property: string, file: string): string => {
  const [whole, braces] = pattern.exec(source) ?? []
  if (whole === undefined || braces === undefined) throw notFound(file, property)
  const others = braces.slice(1, -1).trimEnd().replace(/,$/, '')
  const [indent] = /^\n\s*/.exec(others) ?? []
  const end = indent === undefined ? ' }' : `,${indent.slice(0, -2)}}`
  const all = `{${others}${others === '' ? '' : ','}${indent ?? ' '}${property}${end}`
  return source.replace(whole, () => whole.replace(braces, () => all))
}

const iconImport = (icon: string): string => `import ${icon} from '@mui/icons-material/${icon}'`

/** The icons of the menu with that of a page. */
export const withIcon = (source: string, { name, icon }: { readonly name: string; readonly icon: string }): string =>
  replaced(
    source.includes(iconImport(icon)) ? source : withImport(source, iconImport(icon)),
    /^(const icons: [^]*?)\n(\}.*)$/m,
    `$1\n  ${name}: ${icon},\n$2`,
    'src/shell/layout/moreIcons.tsx',
  )
