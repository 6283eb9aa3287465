import { readTypedNumber } from '../../../../domain/typedNumber.ts'
import type { FieldOf, FieldOptions, Only } from '../../field.ts'
import type { FieldType } from '../../fieldType.ts'
import { message } from '../../message.ts'
import { brokenNumbers, numberRule, readNumber, takeNumber } from '../number.ts'
import type { Bounds } from '../number.ts'

export interface DecimalOptions extends FieldOptions, Bounds {
  /** Digits after the point; 2 where nothing is said. */
  readonly digits?: number
  /** What every value is a multiple of, as quarters are of lenses. */
  readonly step?: number
  /** Shown with its sign also where it is more than zero. */
  readonly signed?: boolean
  readonly default?: number
}

/** A number with a fixed count of digits after the point. */
export const decimal = <const O extends DecimalOptions = {}>(
  options: Only<O, DecimalOptions> = {} as never,
): FieldOf<'decimal', number, O> => ({
  type: 'decimal',
  ...options,
})

export const digitsOf = (field: DecimalOptions): number => field.digits ?? 2
const bounds = ({ min = -999_999_999, max = 999_999_999 }: Bounds): Required<Bounds> => ({ min, max })

// Binary fractions: 0.1 + 0.2 has more digits than it shows, so the scaled value is compared with its rounding.
const fits = (value: number, digits: number): boolean =>
  Math.abs(value * 10 ** digits - Math.round(value * 10 ** digits)) < 1e-6

/** Whether the value is a multiple of the step, compared in whole units of the last digit. */
const isStep = (value: number, step: number | undefined, digits: number): boolean =>
  step === undefined || Math.round(value * 10 ** digits) % Math.round(step * 10 ** digits) === 0

const shape = { cell: 'number', input: 'number' } as const

export const decimalType: FieldType<FieldOf<'decimal', number, DecimalOptions>> & typeof shape = {
  ...shape,
  column: field => `numeric(${9 + digitsOf(field)},${digitsOf(field)})`,
  compares: 'numeric',
  isOrdered: true,
  isIndexable: true,
  isRowValue: true,
  take: takeNumber,
  rule(field, yup) {
    const digits = digitsOf(field)
    const rule = numberRule(yup, bounds(field)).test({
      name: 'digits',
      message: message('digits', { digits }),
      test: value => value == null || fits(value, digits),
    })
    if (field.step === undefined) return rule
    return rule.test({
      name: 'step',
      message: message('step', { step: field.step }),
      test: value => value == null || !fits(value, digits) || isStep(value, field.step, digits),
    })
  },
  filter: 'range',
  read: readNumber,
  sortable: true,
  summable: true,
  format: (value, { format }, { field }) => format.number(Number(value), digitsOf(field), field.signed),
  sheet: (value, field) => ({ type: 'number', value: Number(value), digits: digitsOf(field) }),
  unreadable: 'number',
  parse: readTypedNumber,
  json: field => ({
    type: 'number',
    minimum: bounds(field).min,
    maximum: bounds(field).max,
    ...(field.step === undefined ? {} : { multipleOf: field.step }),
  }),
  sample: ({ max = Infinity, min = Math.min(0, max) }, seed) =>
    min + (seed % (Math.min(999, Math.floor(max - min)) + 1)),
  broken: field => [
    ...brokenNumbers(bounds(field)),
    { value: (field.min ?? 0) + 10 ** -(digitsOf(field) + 1), key: 'digits' },
    ...(field.step === undefined ? [] : [{ value: (field.min ?? 0) + 10 ** -digitsOf(field), key: 'step' }]),
  ],
}
