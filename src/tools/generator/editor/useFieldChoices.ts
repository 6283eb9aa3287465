import { useLocale } from 'react-admin'
import { asLanguage } from '../../../../i18n/Language.ts'
import type { Field } from '../../../../resources/core/index.ts'
import { useEdited } from '../EntityContext.ts'
import { wordAt } from './WordInput.tsx'

/** Fields of the entity by what they are called, to be picked. */
export const useFieldChoices = (
  fits: (name: string, field: Field) => boolean,
): { readonly value: string; readonly label: string }[] => {
  const language = asLanguage(useLocale()) ?? 'zh'
  const { entity } = useEdited()
  return Object.entries(entity.resource.fields)
    .filter(([name, field]) => fits(name, field))
    .map(([name]) => ({ value: name, label: wordAt(entity, language, `fields.${name}`) || name }))
}
