import { extendedBy, functionNamed, hasType, membersOf, sourceOf, within } from './declarations.ts'
import type { Declared } from './declarations.ts'
import { uses } from './uses.ts'
import type { Use } from './uses.ts'

/** Things that can be said at one place. */
export interface Group {
  readonly title: string
  /** What it is, where the code says so. */
  readonly intro?: string
  readonly declared: readonly Declared[]
  /** Where examples say them, as in {@link Use}. */
  readonly where: (place: string) => boolean
}

const core = 'resources/core'
/** What options say that mean the same of every type that has them; a type whose option means more says so itself. */
const alike: Readonly<Record<string, string>> = {
  default: 'What a new record has where nothing is said.',
  min: 'The least: of a number itself, of the characters of a text, of rows. Inclusive.',
  max: 'The most, likewise.',
}

const index = sourceOf(`${core}/index.ts`)

/** What the vocabulary exports from a file, types apart. */
const exportedFrom = (pattern: RegExp): readonly string[] =>
  [...index.text.matchAll(/^export \{ ([^}]+) \} from '([^']+)'/gm)]
    .filter(([, , file]) => pattern.test(file!))
    .flatMap(([, names]) => names!.split(', '))

const typeNames = exportedFrom(/^\.\/types\/\w+\/index\.ts$/)
const shared = 'FieldOptions'

/** The options that a type of field has beside those of all. */
const optionsOf = (type: string): readonly Declared[] => {
  const source = sourceOf(`${core}/types/${type}/index.ts`)
  const name = `${type[0]!.toUpperCase()}${type.slice(1)}Options`
  // What a type is handed in its place is no option.
  const isOffered =
    (hasType(source, name) && source.text.includes(`options: O`)) ||
    (hasType(source, name) && source.text.includes('more: O'))
  const own = isOffered ? membersOf(source, name) : []
  const bounds =
    hasType(source, name) && source.text.includes(`interface ${name}`)
      ? extendedBy(source, name).filter(one => one !== shared)
      : []
  return [...bounds.flatMap(one => membersOf(sourceOf(`${core}/types/number.ts`), one)), ...own].map(one => ({
    ...one,
    text: one.text || (alike[one.name] ?? ''),
  }))
}

const type = (name: string): Group => {
  const { type, text } = functionNamed(sourceOf(`${core}/types/${name}/index.ts`), name)
  return { title: type, intro: text, declared: optionsOf(name), where: place => place === name }
}

const at =
  (place: string) =>
  (one: string): boolean =>
    one === place

/** Every place of the vocabulary by the name that the documents know it by. */
export const groups = (): Readonly<Record<string, readonly Group[]>> => {
  const [resource, action, field, capability] = ['resource', 'action', 'field', 'capability'].map(name =>
    sourceOf(`${core}/${name}.ts`),
  ) as [
    ReturnType<typeof sourceOf>,
    ReturnType<typeof sourceOf>,
    ReturnType<typeof sourceOf>,
    ReturnType<typeof sourceOf>,
  ]
  const contract = sourceOf('server/core/contract.ts')
  const functions = (source: ReturnType<typeof sourceOf>, names: readonly string[]): Group => ({
    title: '',
    declared: names.map(name => functionNamed(source, name)),
    where: at('function'),
  })
  return {
    resource: [{ title: '', declared: membersOf(resource, 'Resource'), where: at('resource') }],
    list: [{ title: '', declared: within(resource, 'Resource', 'list'), where: at('list') }],
    form: [{ title: '', declared: within(resource, 'Resource', 'form'), where: at('form') }],
    visibility: [{ title: '', declared: membersOf(resource, 'Visibility'), where: at('visibility') }],
    action: [
      { title: '', declared: [...membersOf(action, 'Declared'), ...membersOf(action, 'Action')], where: at('action') },
    ],
    call: [
      {
        title: '',
        declared: [...membersOf(action, 'Declared'), ...membersOf(action, 'RemoteCall')],
        where: at('call'),
      },
    ],
    field: [{ title: '', declared: membersOf(field, shared), where: place => typeNames.includes(place) }],
    types: typeNames.map(type),
    rules: [functions(sourceOf(`${core}/rules.ts`), exportedFrom(/^\.\/rules\.ts$/))],
    capability: [{ title: '', declared: membersOf(capability, 'Capability'), where: at('Capability') }],
    page: [{ title: '', declared: membersOf(capability, 'CustomPage'), where: at('CustomPage') }],
    handlers: [functions(contract, ['implement', 'inSteps', 'together', 'keeping', 'holding'])],
    hooks: [{ title: '', declared: membersOf(contract, 'Hooks'), where: at('hooks') }],
    context: [{ title: '', declared: membersOf(contract, 'Context'), where: at('context') }],
    present: [
      { title: '', declared: membersOf(sourceOf('src/core/present.ts'), 'Presentation'), where: at('present') },
    ],
    job: [
      {
        title: '',
        declared: membersOf(sourceOf('server/platform/jobs/JobHandler.ts'), 'JobHandler'),
        where: at('JobHandler'),
      },
    ],
  }
}

const widest = 150

/** The shortest example of something; undefined where there is none. */
const exampleOf = ({ where }: Group, name: string, said: readonly Use[]): string | undefined =>
  said
    .filter(use => use.name === name && where(use.where))
    .map(use => use.written)
    .toSorted((one, other) => one.length - other.length)[0]

const shortened = (text: string): string => (text.length > widest ? `${text.slice(0, widest - 2)} …` : text)
const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``
const cell = (text: string): string => text.replaceAll('|', '\\|')

const tableOf = (group: Group, said: readonly Use[]): string =>
  [
    '| write | meaning | for example |',
    '|---|---|---|',
    ...group.declared.map(
      one =>
        `| ${code(one.type.startsWith(`${one.name}(`) ? one.type : one.name)}${one.isRequired && !one.type.startsWith(one.name) ? ' (always)' : ''} | ${cell(one.text)} | ${code(shortened(exampleOf(group, one.name, said) ?? ''))} |`,
    ),
  ].join('\n')

const sectionOf = (group: Group, said: readonly Use[]): string => {
  if (group.title === '') return tableOf(group, said)
  const name = group.title.split('(')[0]!
  const typeUse =
    said
      .filter(use => use.where === 'type' && use.name === name)
      .map(use => use.written)
      .toSorted((one, other) => one.length - other.length)[0] ?? ''
  return [
    `### \`${group.title}\``,
    '',
    `${group.intro ?? ''} For example ${code(shortened(typeUse))}.`,
    ...(group.declared.length > 0 ? ['', tableOf(group, said)] : []),
  ].join('\n')
}

/**
 * A document with its tables as the code says: between `<!-- options: name -->` and `<!-- /options -->`. Throws for a
 * name that is none.
 */
export const withTables = (document: string): string => {
  if (!document.includes('<!-- options: ')) return document
  const [all, said] = [groups(), uses()]
  return document.replace(
    /(<!-- options: (\w+) -->\n)[^]*?(<!-- \/options -->)/g,
    (_, begin: string, name: string, end: string) => {
      if (!Object.hasOwn(all, name)) throw new Error(`There is no table "${name}"`)
      return `${begin}\n${all[name]!.map(group => sectionOf(group, said)).join('\n\n')}\n\n${end}`
    },
  )
}

/** What can be said and has no comment, or no example: each by its place and name. */
export const unexplained = (): {
  readonly withoutComment: readonly string[]
  readonly withoutExample: readonly string[]
} => {
  const said = uses()
  const all = Object.entries(groups()).flatMap(([place, found]) =>
    found.flatMap(group =>
      group.declared.map(one => ({
        group,
        one,
        path: `${place}${group.title === '' ? '' : ` ${group.title}`}: ${one.name}`,
      })),
    ),
  )
  const typesUsed = new Set(said.filter(use => use.where === 'type').map(use => use.name))
  return {
    withoutComment: all.filter(({ one }) => one.text === '').map(({ path }) => path),
    withoutExample: [
      ...all.filter(({ group, one }) => exampleOf(group, one.name, said) === undefined).map(({ path }) => path),
      ...typeNames.filter(name => !typesUsed.has(name)).map(name => `types: ${name}`),
    ],
  }
}
