import { isAcuityCode, toFivePoint } from '../../../domain/visualAcuity.ts'
import { labelKey } from '../../../resources/schema/fields.ts'
import type { AnyResource, Field } from '../../../resources/schema/index.ts'
import type { Values, Words } from './Words.ts'

/** `0.6（4.8）`, `CF（指数）`: as the eye chart says it. */
export const acuityText = (value: string, { t }: Words): string => {
  if (isAcuityCode(value)) return t('app.eyeChart.coded', { value, meaning: t(`app.clinical.code.${value}`) })
  const points = toFivePoint(value)
  return points === undefined ? value : t('app.eyeChart.value', { value, points })
}

const isLabelled = (kind: string): boolean => kind === 'ref' || kind === 'dictionary'

/** What a field of a record says in words; '' where it says nothing. */
export const valueText = (resource: AnyResource, name: string, record: Values, words: Words): string => {
  const field: Field | undefined = resource.fields[name]
  const value = record[name]
  if (!field || value === null || value === undefined || value === '') return ''
  if (isLabelled(field.kind)) return String(record[labelKey(name)] ?? value)
  switch (field.kind) {
    case 'acuity': return acuityText(String(value), words)
    case 'choice': return words.t(`resources.${resource.name}.choices.${name}.${String(value)}`)
    case 'date': return words.format.date(String(value))
    case 'datetime': return words.format.moment(String(value))
    case 'decimal': return `${Number(value) > 0 ? '+' : ''}${Number(value).toFixed(2)}`
    case 'flag': return words.t(value === true ? 'app.show.yes' : 'app.show.no')
    default: return String(value)
  }
}
