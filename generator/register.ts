import type { Language } from '../i18n/Language.ts'
import { replaced, withImport, withProperty } from './edits.ts'
import { textIn } from './Entity.ts'
import type { Entity } from './Entity.ts'
import { entry, literal } from './literal.ts'
import { variableOf } from './names.ts'
import { guideWords } from './words.ts'

interface Named {
  readonly name: string
  readonly capability: string
}

const property = (name: string): string => (variableOf(name) === name ? name : `${name}: ${variableOf(name)}`)

/** resources/{capability}/index.ts with the resource among its others. */
export const withResource = (source: string, { name, capability }: Named): string =>
  withProperty(
    withImport(source, `import { ${variableOf(name)} } from './${name}.ts'`),
    /^ {2}resources: (\{[^}]*\}),$/m,
    property(name),
    `resources/${capability}/index.ts`,
  )

/** The file of a capability's texts in one language with those of the resource. */
export const withTexts = (source: string, { name, capability }: Named): string =>
  withProperty(
    withImport(source, `import ${variableOf(name)} from './${name}.ts'`),
    /^export default (\{[^{}]*\})/m,
    property(name),
    `i18n/…/${capability}`,
  )

/** i18n/{language}/{capability}/guides.ts with what the page of its list is for. */
export const withGuide = (
  source: string,
  { resource: { name }, capability, texts }: Pick<Entity, 'resource' | 'capability' | 'texts'>,
  language: Language,
): string => {
  const { purpose, first } = guideWords[language]
  const lines = `\n  ${entry(name, `{\n    purpose: ${literal(purpose(textIn(texts[language], 'name') ?? name))},\n    first: ${literal(first)},\n  }`)},\n} satisfies Guides`
  return replaced(
    source,
    /\n\} satisfies Guides/,
    lines.replaceAll('$', '$$$$'),
    `i18n/${language}/${capability}/guides.ts`,
  )
}

/** What an entity is known by elsewhere. */
export const namedAs = ({ resource: { name }, capability, icon }: Entity): Named & { readonly icon: string } => ({
  name,
  capability,
  icon,
})
