import type { Asked } from './parse.ts'

/** Puts an import line among those that begin alike, in order of what they import from. */
const withImport = (source: string, line: string): string => {
  const from = (one: string): string => /from '(.*)'/.exec(one)?.[1] ?? ''
  const lines = source.split('\n')
  const later = lines.findIndex(one => one.startsWith('import ') && from(one) > from(line))
  const lastImport = lines.findLastIndex(one => one.startsWith('import '))
  return lines.toSpliced(later < 0 ? lastImport + 1 : later, 0, line).join('\n')
}

const replaced = (source: string, pattern: RegExp, by: string, file: string): string => {
  if (!pattern.test(source)) throw new Error(`${file} does not look as expected: add the resource by hand`)
  return source.replace(pattern, by)
}

/** resources/index.ts with the resource in its group. */
export const withResource = (source: string, { name, group }: Asked): string =>
  replaced(
    withImport(source, `import { ${name} } from './${group}/${name}.ts'`),
    new RegExp(`^(  ${group}: \\{[^}]*?),?(\\s*)\\},$`, 'm'), `$1, ${name}$2},`, 'resources/index.ts')

/** i18n/{language}/resources.ts with the resource's texts. */
export const withTexts = (source: string, { name }: Asked): string =>
  replaced(withImport(source, `import ${name} from './${name}.ts'`), /^\} satisfies ResourceTexts/m, `  ${name},\n} satisfies ResourceTexts`, 'i18n/…/resources.ts')
