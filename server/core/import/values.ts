import { readAcuity } from '../../../domain/visualAcuity.ts'
import { readSpelledDate } from '../../../domain/spelledDate.ts'
import { readTypedNumber, typedDigits } from '../../../domain/typedNumber.ts'
import type { AnyResource, Field } from '../../../resources/core/index.ts'
import { message } from '../../../resources/core/message.ts'
import type { Message } from '../../../resources/core/message.ts'
import { compared, namesOfOption, yesAndNo } from './words.ts'

/** What a cell says: a value, or why it says none. */
export type ReadValue = { readonly value: unknown } | { readonly problem: Message }

/** A text that is not blank, with the field it is for. */
export interface Spelled {
  readonly text: string
  readonly name: string
  readonly field: Field
  readonly resource: AnyResource
}

const wrong = (key: string): ReadValue => ({ problem: message(key) })
const said = (value: unknown, key: string): ReadValue => (value === undefined ? wrong(key) : { value })

const number = ({ text }: Spelled): ReadValue => said(readTypedNumber(text), 'number')

/** Yuan as fen, digit by digit. */
const money = ({ text }: Spelled): ReadValue => {
  const [, sign, whole = '0', part = ''] = /^([+-]?)(\d*)(?:\.(\d{0,2}))?$/.exec(typedDigits(text.replace(/^[¥￥]|元$/g, '')) ?? 'none') ?? []
  return said(sign === undefined ? undefined : Number(`${sign}${whole}${part.padEnd(2, '0')}`), 'number')
}

const choice = ({ text, name, field, resource }: Spelled): ReadValue => {
  const asked = compared(text)
  const { options } = field as Field & { options: readonly string[] }
  return said(options.find(option => namesOfOption(resource, name, option).includes(asked)), 'choice')
}

// A number or a code in half-width signs; a name as it is written.
const text = ({ text: typed, field }: Spelled): ReadValue => ({ value: 'match' in field ? typed.normalize('NFKC').trim() : typed.trim() })

/** How a cell spells each kind that needs nothing but the cell; refs and dictionaries are looked up. */
const readers: { readonly [kind: string]: (spelled: Spelled) => ReadValue } = {
  text,
  longText: text,
  integer: number,
  decimal: number,
  money,
  acuity: ({ text: typed }) => said(readAcuity(typed), 'acuity'),
  date: ({ text: typed }) => said(readSpelledDate(typed), 'date'),
  flag: ({ text: typed }) => said(yesAndNo.get(compared(typed)), 'flag'),
  choice,
}

/** The value that a text spells for a field. Throws for a kind that no import takes. */
export const readValue = (spelled: Spelled): ReadValue => {
  const read = readers[spelled.field.kind]
  if (!read) throw new TypeError(`A cell cannot spell ${spelled.field.kind}`)
  return read(spelled)
}
