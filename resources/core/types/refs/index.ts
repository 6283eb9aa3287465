import type { FieldOf, FieldOptions, Only } from '../../field.ts'
import type { FieldType } from '../../fieldType.ts'
import type { ReferentialActions } from '../../lifecycle.ts'
import { message } from '../../message.ts'
import { listRule, takeList } from '../lists.ts'
import { isId, readId } from '../ref/index.ts'

export interface RefsOptions extends FieldOptions {
  /** Fewest records; `required` asks for one. */
  readonly min?: number
  /** That none is named means all of them, and it is said so wherever the value is told. */
  readonly noneIsAll?: true
  /**
   * What becomes of this record when one referred to is merged, transferred or deleted; for whatever its resource says
   * in `lifecycle`.
   */
  readonly on?: ReferentialActions
}

/** Ids of several records of another resource, each at most once; labels come beside them as `{field}Label`. */
export const refs = <const R extends string, const O extends RefsOptions = {}>(
  to: R,
  options: Only<O, RefsOptions> = {} as never,
): FieldOf<'refs', number[], O & { readonly to: R }> => ({ type: 'refs', to, ...options })

/** Most records; so many are counted before any of them is looked at. */
const most = 1000

const shape = { beside: 'labels' } as const

export const refsType: FieldType<FieldOf<'refs', number[], RefsOptions & { readonly to: string }>> & typeof shape = {
  ...shape,
  column: () => 'integer[]',
  refersTo: 'records',
  beside: 'labels',
  take: value => takeList(value, 'reference', 'number', most),
  rule: (field, yup) =>
    listRule(yup, 'reference', isId).min(field.min ?? (field.required ? 1 : 0), message('required')),
  filter: 'overlaps',
  read: readId,
  unreadable: 'reference',
  sortable: false,
  none: ({ noneIsAll }) => (noneIsAll ? 'app.show.all' : undefined),
  format: (value, { format }, { label }) => format.list(((label ?? value) as readonly unknown[]).map(String)),
  json: () => ({ type: 'array', items: { type: 'integer' } }),
  sample: () => undefined,
  broken: () => [
    { value: [2_147_483_647], key: 'reference' },
    { value: 'abc', key: 'reference' },
  ],
}
