import { actionName } from '../../actionName.ts'
import type { FieldOf, FieldOptions, Only } from '../../field.ts'
import type { FieldType } from '../../fieldType.ts'
import { message } from '../../message.ts'
import { only } from '../../misshapen.ts'
import type { Words } from '../../words.ts'

/** What a term is about: what records are called (`patient`), or what is done with them (`patient.transfer`). */
export type TermOf = 'resource' | 'operation'

/** Something that the product itself has a word for, kept by its name in code: `resource` or `operation`. */
export const term = <const K extends TermOf, const O extends FieldOptions = {}>(
  about: K,
  options: Only<O, FieldOptions> = {} as never,
): FieldOf<'term', string, O & { readonly about: K }> => ({ type: 'term', about, ...options })

/** What a term is called. */
export const termName = (of: TermOf, value: string, { t }: Pick<Words, 't'>): string => {
  if (of === 'resource') return t(`resources.${value}.name`, { smart_count: 1, _: value })
  const [resource = '', action = ''] = value.split('.')
  return actionName(t, resource, action)
}

const isTerm = (value: string): boolean => /^[a-z]\w{0,49}(\.\w{1,49})?$/i.test(value)

const shape = { cell: 'text' } as const

export const termType: FieldType<FieldOf<'term', string, FieldOptions & { readonly about: TermOf }>> & typeof shape = {
  ...shape,
  column: () => 'text',
  compares: 'text',
  isIndexable: true,
  isRowValue: true,
  take: only('string', 'choice'),
  rule: (_field, yup) =>
    yup.string().test({ name: 'choice', message: message('choice'), test: value => !value || isTerm(value) }),
  filter: 'equals',
  read: value => (isTerm(value) ? value : undefined),
  unreadable: 'choice',
  sortable: true,
  format: (value, words, { field }) => termName(field.about, String(value), words),
  json: () => ({ type: 'string' }),
  sample: ({ about }, seed) => (about === 'resource' ? `sample${seed}` : `sample${seed}.update`),
  broken: () => [
    { value: 'no such value', key: 'choice' },
    { value: 3, key: 'choice' },
  ],
}
