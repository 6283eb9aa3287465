import { readTypedNumber } from '../../../domain/typedNumber.ts'
import type { Field, FieldOf, FieldOptions } from '../../../resources/core/field.ts'
import { flag, resource, text } from '../../../resources/core/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { message } from '../../../resources/core/message.ts'
import type { FieldType } from '../../../resources/core/fieldType.ts'
import { fieldTypes } from '../../../resources/core/types/index.ts'
import { brokenNumbers, numberRule, readNumber, takeNumber } from '../../../resources/core/types/number.ts'

const bounds = { min: 0, max: 100 }

/** A share of a whole, from 0 to 100: a type that the product does not have, as its own folder would say it. */
const percentType: FieldType<FieldOf<'percent', number, FieldOptions>> = {
  cell: 'number',
  input: 'number',
  column: () => 'numeric(5,2)',
  compares: 'numeric',
  isOrdered: true,
  isIndexable: true,
  isRowValue: true,
  take: takeNumber,
  rule: (_field, yup) => numberRule(yup, bounds),
  filter: 'range',
  read: readNumber,
  unreadable: 'number',
  sortable: true,
  summable: true,
  format: (value, { format }) => `${format.number(Number(value))} %`,
  sheet: value => ({ type: 'number', value: Number(value), digits: 2 }),
  parse: text => readTypedNumber(text.replace(/\s*[%％]$/, '')),
  explain: (wrong, { either }) =>
    wrong.key === 'number' ? message('choiceOf', { options: either(['0', '100']) }) : wrong,
  json: () => ({ type: 'number', minimum: 0, maximum: 100 }),
  sample: (_field, seed) => seed % 101,
  broken: () => brokenNumbers(bounds),
}

// The one line that registers it.
Object.assign(fieldTypes, { percent: percentType })

export const percent = <const O extends FieldOptions = {}>(options: O = {} as O): FieldOf<'percent', number, O> => ({
  type: 'percent',
  ...options,
})

/** A field of that type, where its value does not matter. */
export const share: Field = percent({ required: true })

/** An invented entity with a field of that type, in all places where a field may stand. */
export const gauge: AnyResource = resource({
  name: 'gauge',
  label: 'name',
  scopedBy: 'nothing',
  fields: { name: text({ required: true }), share: percent({ required: true }), closed: flag({ readOnly: true }) },
  list: { columns: ['name', 'share', 'closed'], filters: ['share', 'closed'], totals: ['share'] },
  form: [{ section: 'all', fields: ['name', 'share'] }],
  actions: {
    list: { call: 'GET api/gauges' },
    get: { call: 'GET api/gauges/{id}' },
    create: { call: 'POST api/gauges' },
    update: { call: 'PUT api/gauges' },
    close: { call: 'PUT api/gauges/{id}/close', when: { share: { min: 50 }, closed: false }, set: { closed: true } },
    import: { takes: ['name', 'share'] },
  },
})
