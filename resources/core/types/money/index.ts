import { typedDigits } from '../../../../domain/typedNumber.ts'
import { yuan } from '../../../../domain/yuan.ts'
import type { FieldOf, FieldOptions, Only } from '../../field.ts'
import type { Broken, FieldType } from '../../fieldType.ts'
import { message } from '../../message.ts'
import { brokenNumbers, readInteger, safe, takeNumber } from '../number.ts'
import type { Bounds } from '../number.ts'

export interface MoneyOptions extends FieldOptions, Bounds {
  readonly default?: number
}

/** An amount in integer fen; shown and typed in yuan. */
export const money = <const O extends MoneyOptions = {}>(
  options: Only<O, MoneyOptions> = {} as never,
): FieldOf<'money', number, O> => ({
  type: 'money',
  ...options,
})

const bounds = ({ min = safe.min, max = safe.max }: Bounds): Required<Bounds> => ({ min, max })

/** Bounds of amounts are told as amounts are typed, in yuan. */
const told: { readonly [key: string]: string } = { atLeast: 'amountAtLeast', atMost: 'amountAtMost' }
const broken = (field: Bounds): Broken[] =>
  brokenNumbers(bounds(field)).map(one => ({ ...one, key: told[one.key] ?? one.key }))

/** Yuan as fen, digit by digit; undefined where the text spells none. */
const readYuan = (text: string): number | undefined => {
  const [, sign, whole = '0', part = ''] =
    /^([+-]?)(\d*)(?:\.(\d{0,2}))?$/.exec(typedDigits(text.replace(/^[¥￥]|元$/g, '')) ?? 'none') ?? []
  return sign === undefined ? undefined : Number(`${sign}${whole}${part.padEnd(2, '0')}`)
}

const shape = { cell: 'number' } as const

export const moneyType: FieldType<FieldOf<'money', number, MoneyOptions>> & typeof shape = {
  ...shape,
  column: () => 'bigint',
  compares: 'numeric',
  isOrdered: true,
  isAmount: true,
  isIndexable: true,
  isRowValue: true,
  take: takeNumber,
  rule(field, yup) {
    const { min, max } = bounds(field)
    return yup
      .number()
      .min(min, message('amountAtLeast', { amount: yuan(min) }))
      .max(max, message('amountAtMost', { amount: yuan(max) }))
      .integer(message('integer'))
  },
  filter: 'range',
  read: value => readInteger(value, safe),
  sortable: true,
  summable: true,
  format: (value, { format }) => format.money(Number(value)),
  sheet: value => ({ type: 'number', value: Number(value) / 100, digits: 2 }),
  unreadable: 'number',
  parse: readYuan,
  json: field => ({ type: 'integer', description: 'fen', minimum: bounds(field).min, maximum: bounds(field).max }),
  sample: ({ max = Infinity, min = Math.min(0, max) }, seed) =>
    min + (seed % (Math.min(999, Math.floor((max - min) / 100)) + 1)) * 100,
  broken: field => [...broken(field), { value: (field.min ?? 0) + 0.5, key: 'integer' }],
}
