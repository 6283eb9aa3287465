import type { FieldOf, FieldOptions } from '../../field.ts'
import type { FieldType } from '../../fieldType.ts'
import { message } from '../../message.ts'
import { misshapen } from '../../misshapen.ts'

export interface ChoicesOptions<T extends string> extends FieldOptions {
  readonly default?: readonly NoInfer<T>[]
}

/** Some of a fixed list, each at most once; `required` asks for one. */
export const choices = <const T extends string, const O extends ChoicesOptions<T> = {}>(options: readonly T[], more: O = {} as O):
  FieldOf<'choices', T[], O & { readonly options: readonly T[] }> => ({ type: 'choices', options, ...more })

const shape = { cell: 'text' } as const

export const choicesType: FieldType<FieldOf<'choices', string[], ChoicesOptions<string> & { readonly options: readonly string[] }>> & typeof shape = {
  ...shape,
  column: () => 'text[]',
  options: 'some', isRowValue: true,
  take(value, { options: { length: max } }) {
    if (!Array.isArray(value)) return misshapen('choice')
    if (value.length > max) return misshapen('mostEntries', { max })
    return value.every(one => typeof one === 'string') ? value : misshapen('choice')
  },
  // One test over all of them rather than a rule for each: the message stands at the field, where its input is.
  rule: (field, yup) => yup.array()
    .test({ name: 'choice', message: message('choice'), test: value => !value || value.every(one => field.options.includes(one as string)) })
    .test({ name: 'distinct', message: message('distinct'), test: value => !value || new Set(value).size === value.length }),
  filter: 'overlaps',
  read: (value, field) => (field.options.includes(value) ? value : undefined),
  unreadable: 'choice',
  sortable: false,
  format: (value, { format }, { option }) => format.list((value as readonly unknown[]).map(one => option(String(one)))),
  json: field => ({ type: 'array', items: { type: 'string', enum: [...field.options] } }),
  sample: ({ options }, seed) => options.map((_, at) => options[(at + seed) % options.length]),
  broken: field => [
    { value: ['no such option'], key: 'choice' }, { value: [3], key: 'choice' }, { value: 'abc', key: 'choice' },
    { value: [field.options[0], field.options[0]], key: field.options.length > 1 ? 'distinct' : 'mostEntries' },
  ],
}
