import { readTypedNumber } from '../../../../domain/typedNumber.ts'
import type { FieldOf, FieldOptions, Only } from '../../field.ts'
import type { FieldType } from '../../fieldType.ts'
import { message } from '../../message.ts'
import { brokenNumbers, int32, numberRule, readInteger, takeNumber } from '../number.ts'
import type { Bounds } from '../number.ts'

export interface IntegerOptions extends FieldOptions, Bounds {
  readonly default?: number
}

/** A whole number of 32 bits. */
export const integer = <const O extends IntegerOptions = {}>(
  options: Only<O, IntegerOptions> = {} as never,
): FieldOf<'integer', number, O> => ({
  type: 'integer',
  ...options,
})

const bounds = ({ min = int32.min, max = int32.max }: Bounds): Required<Bounds> => ({ min, max })

/** What is counted from one is told so in one sentence, whichever of both is wrong. */
const wrong = ({ min }: Bounds) =>
  min === 1 ? { least: 'positiveInteger', whole: 'positiveInteger' } : { least: 'atLeast', whole: 'integer' }

const shape = { cell: 'number', input: 'whole' } as const

export const integerType: FieldType<FieldOf<'integer', number, IntegerOptions>> & typeof shape = {
  ...shape,
  column: () => 'integer',
  compares: 'numeric',
  isOrdered: true,
  isIndexable: true,
  isWhole: true,
  isRowValue: true,
  take: takeNumber,
  rule: (field, yup) => numberRule(yup, bounds(field), wrong(field).least).integer(message(wrong(field).whole)),
  isPlain: (value, field) =>
    typeof value === 'number' && Number.isInteger(value) && value >= bounds(field).min && value <= bounds(field).max,
  filter: 'range',
  read: value => readInteger(value),
  sortable: true,
  summable: true,
  format: (value, { format }) => format.number(Number(value)),
  sheet: value => ({ type: 'number', value: Number(value), digits: 0 }),
  unreadable: 'number',
  parse: readTypedNumber,
  json: field => ({ type: 'integer', minimum: bounds(field).min, maximum: bounds(field).max }),
  sample(field, seed) {
    const { min: least = 0, max = 1000 } = field
    // 0 often means that there is nothing.
    const min = least === 0 && max > 0 ? 1 : least
    return min + (seed % (max - min + 1))
  },
  broken: field => [
    ...brokenNumbers(bounds(field), wrong(field).least),
    { value: (field.min ?? 0) + 0.5, key: wrong(field).whole },
  ],
}
