import type { FieldOf, FieldOptions, Only } from '../../field.ts'
import type { FieldType } from '../../fieldType.ts'
import { only } from '../../misshapen.ts'

export interface FlagOptions extends FieldOptions {
  readonly default?: boolean
}

/** Yes or no; no where nothing is said. */
export const flag = <const O extends FlagOptions = {}>(
  options: Only<O, FlagOptions> = {} as never,
): FieldOf<'flag', boolean, O> => ({
  type: 'flag',
  ...options,
})

const shape = { isAlways: true, startsAs: false } as const

export const flagType: FieldType<FieldOf<'flag', boolean, FlagOptions>> & typeof shape = {
  ...shape,
  column: () => 'boolean',
  compares: 'boolean',
  isTallied: true,
  isRowValue: true,
  isForAll: true,
  take: only('boolean', 'flag'),
  rule: (_field, yup) => yup.boolean(),
  filter: 'equals',
  read: value => (value === 'true' ? true : value === 'false' ? false : undefined),
  unreadable: 'flag',
  sortable: true,
  format: (value, { t }) => t(value === true ? 'app.show.yes' : 'app.show.no'),
  parse: (text, { yesOrNo }) => yesOrNo(text),
  json: () => ({ type: 'boolean' }),
  sample: (_field, seed) => seed % 2 === 0,
  broken: () => [
    { value: 'maybe', key: 'flag' },
    { value: 1, key: 'flag' },
  ],
}
