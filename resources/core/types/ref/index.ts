import type { AnyCondition } from '../../condition.ts'
import type { FieldOf, FieldOptions, Only } from '../../field.ts'
import type { FieldType } from '../../fieldType.ts'
import type { ReferentialActions } from '../../lifecycle.ts'
import { message } from '../../message.ts'
import { only } from '../../misshapen.ts'

export interface RefOptions extends FieldOptions {
  /** Which records may be chosen, by their own fields; a record that was chosen before stays. */
  readonly where?: AnyCondition
  /** Deleted records may be chosen as well, as where something is given back that they still hold. */
  readonly evenDeleted?: true
  /**
   * A field of this record, of which the one referred to must have the same value in its own of that name, and the key
   * of the message where not.
   */
  readonly shares?: readonly [field: string, otherwise: string]
  /** Key of the message that answers one that may not be chosen; `unsuitable` where nothing is said. */
  readonly otherwise?: string
  /**
   * The field of the organisation that the row stays with when the record referred to goes to another one. The row then
   * calls it, and finds it, by the name that it had there.
   */
  readonly formerBy?: string
  /**
   * What becomes of this record when the one referred to is merged, transferred or deleted; for whatever its resource
   * says in `lifecycle`.
   */
  readonly on?: ReferentialActions
  /** A field of the other record that the label tells behind its name, in brackets: an operator's account. */
  readonly labelWith?: string
}

/** The id of a record of another resource; a reply carries its label beside it as `{field}Label`. */
export const ref = <const R extends string, const O extends RefOptions = {}>(
  to: R,
  options: Only<O, RefOptions> = {} as never,
): FieldOf<'ref', number, O & { readonly to: R }> => ({ type: 'ref', to, ...options })

/** What an id can be: a positive 32-bit integer. */
export const isId = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 2_147_483_647

/** The id that a query string spells; undefined where it spells none. */
export const readId = (text: string): number | undefined =>
  /^[1-9]\d{0,9}$/.test(text) && isId(Number(text)) ? Number(text) : undefined

const shape = { beside: 'label' } as const

export const refType: FieldType<FieldOf<'ref', number, RefOptions & { readonly to: string }>> & typeof shape = {
  ...shape,
  column: () => 'integer',
  refersTo: 'record',
  compares: 'numeric',
  isIndexable: true,
  isTallied: true,
  isRowValue: true,
  isForAll: true,
  isDetail: true,
  take: only('number', 'reference'),
  rule: (_field, yup) =>
    yup
      .number()
      .test({ name: 'reference', message: message('reference'), test: value => value == null || isId(value) }),
  filter: 'equals',
  read: readId,
  unreadable: 'reference',
  sortable: true,
  format: (value, _words, { label }) => String(label ?? value),
  json: () => ({ type: 'integer' }),
  sample: () => undefined,
  broken: () => [
    { value: 2_147_483_647, key: 'reference' },
    { value: 'abc', key: 'reference' },
    { value: -1, key: 'reference' },
  ],
}
