import type { FieldOf, FieldOptions, Only } from '../../field.ts'
import type { FieldType } from '../../fieldType.ts'
import { message } from '../../message.ts'
import { readInteger, takeNumber } from '../number.ts'

export interface CodedOptions extends FieldOptions {
  readonly default?: number
}

interface Options {
  readonly options: readonly string[]
}

/** The name of a code, or undefined where it has none. */
export const optionOf = ({ options }: Options, code: unknown): string | undefined =>
  typeof code === 'number' ? options[code - 1] : undefined

const isCode = ({ options }: Options, value: unknown): boolean =>
  Number.isInteger(value) && optionOf({ options }, value) !== undefined

/**
 * One of a fixed list that callers know by its numbers, which count from 1: a number on the wire and in storage, a name
 * for whoever reads.
 */
export const coded = <const T extends string, const O extends CodedOptions = {}>(
  options: readonly T[],
  more: Only<O, CodedOptions> = {} as never,
): FieldOf<'coded', number, O & { readonly options: readonly T[] }> => ({ type: 'coded', options, ...more })

const shape = { cell: 'text' } as const

export const codedType: FieldType<FieldOf<'coded', number, CodedOptions & Options>> & typeof shape = {
  ...shape,
  column: () => 'integer',
  compares: 'numeric',
  isIndexable: true,
  options: 'one',
  isRowValue: true,
  take: takeNumber,
  rule: (field, yup) =>
    yup
      .number()
      .test({ name: 'choice', message: message('choice'), test: value => value == null || isCode(field, value) }),
  isPlain: (value, field) => isCode(field, value),
  filter: 'equals',
  read(value, field) {
    const code = readInteger(value)
    return isCode(field, code) ? code : undefined
  },
  unreadable: 'choice',
  sortable: true,
  format(value, _words, { field, option }) {
    const name = optionOf(field, value)
    return name === undefined ? String(value) : option(name)
  },
  json: ({ options }) => ({
    type: 'integer',
    enum: options.map((_, at) => at + 1),
    description: options.map((option, at) => `${at + 1} = ${option}`).join(', '),
  }),
  sample: ({ options }, seed) => 1 + (seed % options.length),
  broken: ({ options }) => [
    { value: 0, key: 'choice' },
    { value: options.length + 1, key: 'choice' },
    { value: 1.5, key: 'choice' },
    { value: 'no such code', key: 'number' },
  ],
}
