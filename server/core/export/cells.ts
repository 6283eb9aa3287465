import { labelKey } from '../../../resources/core/fields.ts'
import type { Field } from '../../../resources/core/index.ts'
import { noneIn, typeOf } from '../../../resources/core/typeOf.ts'
import type { Words } from '../../../resources/core/words.ts'
import type { Cell } from './cell.ts'

/** What a cell is made from: one field of one record, as it is answered. */
export interface Source {
  readonly name: string
  readonly field: Field
  readonly value: unknown
  readonly record: Readonly<Record<string, unknown>>
  readonly words: CellWords
}

/** The caller's language, what it calls options of fields, and the clock on its wall. */
export interface CellWords extends Words {
  choice(field: string, value: string): string
  /** A moment as `YYYY-MM-DD HH:mm:ss` in the business time zone. */
  clock(at: Date): string
}

/** The cell of one field; nothing where the record has no value, and that says nothing. */
export const cellOf = ({ name, field, value, record, words }: Source): Cell => {
  const type = typeOf(field)
  const none = noneIn(field, value)
  if (none !== undefined) return { type: 'text', value: words.t(none) }
  if (value === null || value === undefined || value === '') return null
  if (!type.sheet)
    return {
      type: 'text',
      value: type.format(value, words, {
        field,
        label: record[labelKey(name)],
        option: one => words.choice(name, one),
      }),
    }
  const cell = type.sheet(value, field)
  return cell?.type === 'moment' ? { type: 'datetime', value: words.clock(new Date(cell.value)) } : cell
}
