import type { FieldOf, FieldOptions, Tone } from '../../field.ts'
import type { Kind } from '../../kind.ts'
import { message } from '../../message.ts'
import { asGiven } from '../asGiven.ts'

export interface ChoiceOptions<T extends string> extends FieldOptions {
  readonly default?: NoInfer<T>
  readonly tones?: { readonly [K in T]?: Tone }
}

/** One of a fixed list; what operators may extend is a `dictionary`. */
export const choice = <const T extends string, const O extends ChoiceOptions<T> = {}>(options: readonly T[], more: O = {} as O):
  FieldOf<'choice', T, O & { readonly options: readonly T[] }> => ({ kind: 'choice', options, ...more })

export const choiceKind: Kind<FieldOf<'choice', string, ChoiceOptions<string> & { readonly options: readonly string[] }>> = {
  column: () => 'text',
  rule: (field, yup) => asGiven(yup.string()).typeError(message('choice'))
    .test({ name: 'choice', message: message('choice'), test: value => value == null || field.options.includes(value) }),
  isPlain: (value, field) => typeof value === 'string' && field.options.includes(value),
  filter: 'equals',
  read: (value, field) => (field.options.includes(value) ? value : undefined),
  sortable: true,
  json: field => ({ type: 'string', enum: [...field.options] }),
  sample: (field, seed) => field.options[seed % field.options.length],
  broken: () => [{ value: 'no such option', key: 'choice' }, { value: 3, key: 'choice' }],
}
