import type { Asked } from './parse.ts'

/** Puts an import line among those that begin alike, in order of what they import from. */
const withImport = (source: string, line: string): string => {
  const from = (one: string): string => /from '(.*)'/.exec(one)?.[1] ?? ''
  const lines = source.split('\n')
  const later = lines.findIndex(one => /^import (?!type )/.test(one) && from(one) > from(line))
  const lastImport = lines.findLastIndex(one => one.startsWith('import '))
  return lines.toSpliced(later < 0 ? lastImport + 1 : later, 0, line).join('\n')
}

const replaced = (source: string, pattern: RegExp, by: string, file: string): string => {
  if (!pattern.test(source)) throw new Error(`${file} does not look as expected: add the resource by hand`)
  return source.replace(pattern, by)
}

/** resources/{capability}/index.ts with the resource among its others. */
export const withResource = (source: string, { name, capability }: Asked): string =>
  replaced(withImport(source, `import { ${name} } from './${name}.ts'`), /^ {2}resources: \{ ([^}]*?) \},$/m, `  resources: { $1, ${name} },`, `resources/${capability}/index.ts`)

/** i18n/{language}/{capability}/index.ts with the resource's texts. */
export const withTexts = (source: string, { name, capability }: Asked): string =>
  replaced(withImport(source, `import ${name} from './${name}.ts'`), /,?[ \n]\} satisfies CapabilityTexts/, `, ${name} } satisfies CapabilityTexts`, `i18n/…/${capability}/index.ts`)
