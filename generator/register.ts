import { replaced, withImport } from './edits.ts'
import type { Entity } from './Entity.ts'
import { variableOf } from './names.ts'

interface Named { readonly name: string; readonly capability: string }

const property = (name: string): string => (variableOf(name) === name ? name : `${name}: ${variableOf(name)}`)

/** resources/{capability}/index.ts with the resource among its others. */
export const withResource = (source: string, { name, capability }: Named): string =>
  replaced(withImport(source, `import { ${variableOf(name)} } from './${name}.ts'`), /^ {2}resources: \{ ([^}]*?) \},$/m, `  resources: { $1, ${property(name)} },`, `resources/${capability}/index.ts`)

/** i18n/{language}/{capability}/index.ts with the resource's texts. */
export const withTexts = (source: string, { name, capability }: Named): string =>
  replaced(withImport(source, `import ${variableOf(name)} from './${name}.ts'`), /,?[ \n]\} satisfies CapabilityTexts/, `, ${property(name)} } satisfies CapabilityTexts`, `i18n/…/${capability}/index.ts`)

/** What an entity is known by elsewhere. */
export const namedAs = ({ resource: { name }, capability, icon }: Entity): Named & { readonly icon: string } => ({ name, capability, icon })
