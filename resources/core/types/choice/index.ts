import type { Field, FieldOf, FieldOptions, Only, Tone } from '../../field.ts'
import type { FieldType } from '../../fieldType.ts'
import { message } from '../../message.ts'
import { only } from '../../misshapen.ts'

export interface ChoiceOptions<T extends string> extends FieldOptions {
  readonly default?: NoInfer<T>
  /** The tone of an option wherever it is shown. */
  readonly tones?: { readonly [K in T]?: Tone }
  /** Options that only an action of their own output: no form offers them, and none is taken from input. */
  readonly byAction?: readonly NoInfer<T>[]
}

interface Options {
  readonly options: readonly string[]
  readonly byAction?: readonly string[]
}

/** The options that input may say. */
const enteredOptions = ({ options, byAction = [] }: Options): readonly string[] =>
  options.filter(option => !byAction.includes(option))

/** Whether a value is one that only an action of its own gives. */
export const isByAction = (field: Field, value: unknown): boolean =>
  typeof value === 'string' && ((field as Partial<Options>).byAction ?? []).includes(value)

/** A field with the options alone that input may say. */
export const asEntered = <F extends Field>(field: F): F =>
  (field as Partial<Options>).byAction ? { ...field, options: enteredOptions(field as unknown as Options) } : field

/** One of a fixed list; what operators may extend is a `dictionary`. */
export const choice = <const T extends string, const O extends ChoiceOptions<T> = {}>(
  options: readonly T[],
  more: Only<O, ChoiceOptions<T>> = {} as never,
): FieldOf<'choice', T, O & { readonly options: readonly T[] }> => ({ type: 'choice', options, ...more })

export const choiceType: FieldType<
  FieldOf<'choice', string, ChoiceOptions<string> & { readonly options: readonly string[] }>
> = {
  column: () => 'text',
  compares: 'text',
  isIndexable: true,
  options: 'one',
  isByAction: true,
  isTallied: true,
  isRowValue: true,
  isForAll: true,
  take: only('string', 'choice'),
  rule: (field, yup) =>
    yup.string().test({
      name: 'choice',
      message: message('choice'),
      test: value => value == null || field.options.includes(value),
    }),
  isPlain: (value, field) => typeof value === 'string' && field.options.includes(value),
  filter: 'equals',
  read: (value, field) => (field.options.includes(value) ? value : undefined),
  unreadable: 'choice',
  sortable: true,
  format: (value, _words, { option }) => option(String(value)),
  parse: (text, { optionCalled }) => optionCalled(text),
  explain: (wrong, { field, option, either }) =>
    wrong.key === 'choice' ? message('choiceOf', { options: either(enteredOptions(field).map(option)) }) : wrong,
  json: field => ({ type: 'string', enum: [...field.options] }),
  sample: (field, seed) => enteredOptions(field)[seed % enteredOptions(field).length],
  broken: () => [
    { value: 'no such option', key: 'choice' },
    { value: 3, key: 'choice' },
  ],
}
