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
