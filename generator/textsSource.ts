import type { Language } from '../i18n/Language.ts'
import type { Entity, TextTree } from './Entity.ts'
import { entry, literal } from './literal.ts'
import { variableOf } from './names.ts'

/** Parts that have a line for each of theirs. */
const tall = ['fields', 'choices', 'hints', 'inputs', 'items']

const partCode = (name: string, part: string | TextTree): string => {
  if (typeof part === 'string' || !tall.includes(name) || Object.keys(part).length === 0) return literal(part, '  ')
  return `{\n${Object.entries(part)
    .map(([key, value]) => `    ${entry(key, literal(value, '    '))},\n`)
    .join('')}  }`
}

/** The source of an entity's texts in one language. */
export const textsSource = (
  { resource: { name }, capability, texts }: Entity,
  language: Language,
): string => `import type { ${variableOf(name)} } from '../../../resources/${capability}/${name}.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
${Object.entries(texts[language])
  .map(([part, value]) => `  ${entry(part, partCode(part, value))},\n`)
  .join('')}} satisfies Texts<typeof ${variableOf(name)}>
`
