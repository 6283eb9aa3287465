import { acuityText } from './acuityText.ts'
import { isAcuity, ofHundredths, readAcuity } from '../../../../domain/visualAcuity.ts'
import type { FieldOf, FieldOptions, Only } from '../../field.ts'
import type { FieldType } from '../../fieldType.ts'
import { message } from '../../message.ts'
import { misshapen } from '../../misshapen.ts'

export type AcuityOptions = FieldOptions

/**
 * Visual acuity: a decimal from 0.01 to 2.00 as charts write it (`0.6`, `0.08`, `1.0`), or a code (CF, HM, LP, NLP,
 * UC). What clinicians write otherwise (`.6`, `0,6`, five points) is taken and kept that way.
 */
export const acuity = <const O extends AcuityOptions = {}>(
  options: Only<O, AcuityOptions> = {} as never,
): FieldOf<'acuity', string, O> => ({
  type: 'acuity',
  ...options,
})

export const acuityType: FieldType<FieldOf<'acuity', string, AcuityOptions>> = {
  column: () => 'text',
  isRowValue: true,
  take: value => (typeof value === 'string' ? (readAcuity(value) ?? value) : misshapen('acuity')),
  rule: (_field, yup) =>
    yup.string().test({
      name: 'acuity',
      message: message('acuity'),
      test: value => value === undefined || value === null || (typeof value === 'string' && isAcuity(value)),
    }),
  filter: 'equals',
  read: readAcuity,
  // Texts do not stand in the order of what they say.
  sortable: false,
  format: (value, { t }) => acuityText(String(value), t),
  // The value alone, as an import reads it again.
  sheet: value => ({ type: 'text', value: String(value) }),
  unreadable: 'acuity',
  parse: readAcuity,
  json: () => ({ type: 'string', pattern: String.raw`^(\d(\.\d{1,2})?|CF|HM|LP|NLP|UC)$` }),
  sample: (_field, seed) => ofHundredths(10 + (seed % 10) * 10),
  broken: () => [
    { value: '3.0', key: 'acuity' },
    { value: 'abc', key: 'acuity' },
    { value: 0.6, key: 'acuity' },
  ],
}
