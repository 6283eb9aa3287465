import type { FieldOf, FieldOptions } from '../../field.ts'
import type { Kind } from '../../kind.ts'
import { message } from '../../message.ts'
import { brokenNumbers, numberRule, readInteger, safe, takeNumber } from '../number.ts'
import type { Bounds } from '../number.ts'

export interface MoneyOptions extends FieldOptions, Bounds {
  readonly default?: number
}

/** An amount in integer fen; shown and typed in yuan. */
export const money = <const O extends MoneyOptions = {}>(options: O = {} as O): FieldOf<'money', number, O> => ({ kind: 'money', ...options })

const bounds = ({ min = safe.min, max = safe.max }: Bounds): Required<Bounds> => ({ min, max })

export const moneyKind: Kind<FieldOf<'money', number, MoneyOptions>> = {
  column: () => 'bigint',
  take: takeNumber,
  rule: (field, yup) => numberRule(yup, bounds(field)).integer(message('integer')),
  filter: 'range',
  read: value => readInteger(value, safe),
  sortable: true,
  summable: true,
  json: field => ({ type: 'integer', description: 'fen', minimum: bounds(field).min, maximum: bounds(field).max }),
  sample: (field, seed) => (field.min ?? 0) + (seed % 100) * 100,
  broken: field => [...brokenNumbers(bounds(field)), { value: (field.min ?? 0) + 0.5, key: 'integer' }],
}
