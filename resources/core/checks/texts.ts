import { standardActions } from '../action.ts'
import type { Field } from '../field.ts'
import type { AnyResource } from '../resource.ts'
import { typeOf } from '../typeOf.ts'
import { found } from './Check.ts'
import type { Check, Finding, Found, Known } from './Check.ts'
import { everyField } from './places.ts'

/** The text that something needs: its place in the descriptor, and in the texts of the resource. */
interface Needed {
  readonly place: string
  readonly key: string
}

const isStandard = (name: string): boolean => standardActions.some(one => one === name)

const optionsOf = (field: Field): readonly string[] =>
  typeOf(field).options && 'options' in field ? (field.options as readonly unknown[]).map(String) : []

/** Every text that `Texts` demands of a resource, as one that says nothing there would be shown by its key. */
const neededBy = (resource: AnyResource): Needed[] => {
  const { name, form = [], actions, calls } = resource
  /** What is made of a declared report is called by the texts of that one. */
  const isOfReport = (call: string | undefined): boolean => call !== undefined && calls[call]?.report !== undefined
  return [
    // Fields of inputs and of child rows have their texts below `inputs` and `items`.
    ...everyField(resource).flatMap(({ place }) => {
      const path = place.slice(name.length + 1)
      if (/\.output\./.test(path)) return []
      const [, operation, asked] = /^(?:actions|calls)\.(\w+)\.input\.(\w+)$/.exec(path) ?? []
      const [, rows, child] = /^fields\.(\w+)\.fields\.(\w+)$/.exec(path) ?? []
      if (isOfReport(operation)) return []
      if (operation !== undefined) return [{ place, key: `inputs.${operation}.fields.${asked}` }]
      if (rows !== undefined) return [{ place, key: `items.${rows}.fields.${child}` }]
      return /^fields\.\w+$/.test(path) ? [{ place, key: path }] : []
    }),
    ...Object.entries(resource.fields).flatMap(([field, declared]) =>
      optionsOf(declared).map(option => ({
        place: `${name}.fields.${field}.options`,
        key: `choices.${field}.${option}`,
      })),
    ),
    ...form.map(({ section }, index) => ({ place: `${name}.form.${index}.section`, key: `sections.${section}` })),
    ...Object.keys(actions)
      .filter(action => !isStandard(action))
      .flatMap(action =>
        ['actions', 'done'].map(of => ({ place: `${name}.actions.${action}`, key: `${of}.${action}` })),
      ),
    ...Object.keys(calls)
      .filter(call => !isOfReport(call))
      .map(call => ({ place: `${name}.calls.${call}`, key: `calls.${call}` })),
  ]
}

const filesOf = (languages: readonly string[], file: string): string =>
  languages.map(language => `i18n/${language}/${file}.ts`).join(' and ')

/** Types say it as well; the development server does not look at them, and pages would show keys. */
export const texts: readonly Check[] = [
  {
    id: 'R239',
    find: (resource, _registry, _key, known) => {
      const { name } = resource
      const without = (key: string): readonly string[] => known?.languagesWithout?.(`resources.${name}.${key}`) ?? []
      const files = (languages: readonly string[]): string => filesOf(languages, `‹capability›/${name}`)
      // Without a name there is no file of texts yet, or nothing that takes it up.
      const nameless = without('name')
      if (nameless.length > 0)
        return [
          found(
            name,
            `${name} has no texts`,
            `${files(nameless)}, \`satisfies Texts<typeof ${name}>\`, each named in the later.ts (or index.ts) beside it`,
          ),
        ]
      return neededBy(resource).flatMap(({ place, key }): Found[] => {
        const languages = without(key)
        return languages.length === 0
          ? []
          : [found(place, `the texts of ${name} have no ${key}`, `${key}: '…' in ${files(languages)}`)]
      })
    },
  },
]

/** The same of reports, of what they measure, and of the titles of pages. */
export const checkTexts = ({ reports = {}, writtenPages = {}, languagesWithout }: Known): Finding[] => {
  if (!languagesWithout) return []
  const facts = [...new Set(Object.values(reports).flatMap(report => report.facts))]
  const needed = [
    ...facts.flatMap(({ name, measures }) =>
      Object.keys(measures).flatMap(measure =>
        ['name', 'definition'].map(of => ({
          key: `facts.${name}.measures.${measure}.${of}`,
          file: 'statistics/facts',
        })),
      ),
    ),
    ...Object.values(reports).flatMap(({ name, parts }) =>
      Object.keys(parts).map(part => ({ key: `reports.${name}.parts.${part}`, file: 'statistics/reports' })),
    ),
    ...[
      ...Object.values(writtenPages).flatMap(Object.keys),
      ...Object.values(reports).flatMap(({ name, list }) => (list ? [] : [name])),
    ].map(page => ({ key: `pages.${page}`, file: 'shell/pages' })),
  ]
  return needed.flatMap(({ key, file }) => {
    const languages = languagesWithout(key)
    return languages.length === 0
      ? []
      : [
          {
            id: 'R240',
            ...found(key, 'there is no such text', `${key.split('.').at(-1)}: '…' in ${filesOf(languages, file)}`),
          },
        ]
  })
}
