import type { FieldOf, FieldOptions, Only } from '../../field.ts'
import type { FieldType } from '../../fieldType.ts'
import { listRule, takeList } from '../lists.ts'

export interface ChoicesOptions<T extends string> extends FieldOptions {
  readonly default?: readonly NoInfer<T>[]
}

/** Some of a fixed list, each at most once; `required` asks for one. */
export const choices = <const T extends string, const O extends ChoicesOptions<T> = {}>(
  options: readonly T[],
  more: Only<O, ChoicesOptions<T>> = {} as never,
): FieldOf<'choices', T[], O & { readonly options: readonly T[] }> => ({ type: 'choices', options, ...more })

const shape = { cell: 'text' } as const

export const choicesType: FieldType<
  FieldOf<'choices', string[], ChoicesOptions<string> & { readonly options: readonly string[] }>
> &
  typeof shape = {
  ...shape,
  column: () => 'text[]',
  options: 'some',
  isRowValue: true,
  take: (value, { options: { length: max } }) => takeList(value, 'choice', 'string', max),
  rule: ({ options }, yup) => listRule(yup, 'choice', one => options.includes(one as string)),
  filter: 'overlaps',
  read: (value, field) => (field.options.includes(value) ? value : undefined),
  unreadable: 'choice',
  sortable: false,
  format: (value, { format }, { option }) => format.list((value as readonly unknown[]).map(one => option(String(one)))),
  json: field => ({ type: 'array', items: { type: 'string', enum: [...field.options] } }),
  sample: ({ options }, seed) => options.map((_, at) => options[(at + seed) % options.length]),
  broken: field => [
    { value: ['no such option'], key: 'choice' },
    { value: [3], key: 'choice' },
    { value: 'abc', key: 'choice' },
    { value: [field.options[0], field.options[0]], key: field.options.length > 1 ? 'distinct' : 'mostEntries' },
  ],
}
