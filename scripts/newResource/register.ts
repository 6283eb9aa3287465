import { replaced, withImport, withRight } from '../asking/edits.ts'
import type { Asked } from './parse.ts'

/** resources/{capability}/index.ts with the resource among its others. */
export const withResource = (source: string, { name, capability }: Asked): string =>
  replaced(withImport(source, `import { ${name} } from './${name}.ts'`), /^ {2}resources: \{ ([^}]*?) \},$/m, `  resources: { $1, ${name} },`, `resources/${capability}/index.ts`)

/** i18n/{language}/{capability}/index.ts with the resource's texts. */
export const withTexts = (source: string, { name, capability }: Asked): string =>
  replaced(withImport(source, `import ${name} from './${name}.ts'`), /,?[ \n]\} satisfies CapabilityTexts/, `, ${name} } satisfies CapabilityTexts`, `i18n/…/${capability}/index.ts`)

/** The seeded roles with the rights that were asked for. */
export const withRights = (source: string, { name, roles }: Asked): string =>
  roles.reduce((text, { role, rights }) => withRight(text, role, rights === 'all' ? `everything('${name}')` : `...looks('${name}')`), source)
