import { groups } from '../../../../scripts/documents/tables.ts'
import { integer, text } from '../../../../resources/core/index.ts'
import type { Field } from '../../../../resources/core/index.ts'

const vocabulary = groups()

/** Every type of field, and what each can be told besides its own arguments. */
export const typeNames: readonly string[] = vocabulary['types']!.map(({ title }) => title.split('(')[0]!)

/** What a type has to be told. */
const given: { readonly [type: string]: object } = {
  choice: { options: Array.from({ length: 1000 }, (_, at) => `option${at}`) },
  choices: { options: ['right', 'left', 'both'] },
  coded: { options: Array.from({ length: 1000 }, (_, at) => `option${at}`) },
  dictionary: { group: 'pairWords' },
  ref: { to: 'pairPartner', on: { remove: 'keep' } },
  refs: { to: 'pairPartner', on: { remove: 'keep' } },
  count: { of: 'pairPart', by: 'whole' },
  age: { since: 'born' },
  held: { upload: 'sign' },
  term: { about: 'operation' },
  attachment: { types: ['pdf'] },
  attachments: { types: ['pdf'] },
  items: { fields: { note: text({ max: 20 }), size: integer({ min: 0, max: 9 }) } },
}

const sized = {
  integer: [2, 9000],
  decimal: [2, 9000],
  money: [2, 9000],
  text: [3, 45],
  secret: [6],
  items: [1, 3],
  refs: [1],
  date: ['2000-01-01', 'today'],
  datetime: ['2000-01-01', 'today'],
} as const
const most = { longText: 60, richText: 90, json: 900, file: 2, attachment: 2, attachments: 2 } as const

const defaults: { readonly [type: string]: unknown } = {
  text: 'account1',
  longText: 'Nothing',
  integer: 5,
  decimal: 5,
  money: 500,
  date: '2018-03-01',
  datetime: '2018-03-01T00:00:00.000Z',
  flag: true,
  choice: 'option999',
  choices: ['left'],
  coded: 1000,
  dictionary: 'word0',
}

const own = <T>(values: { readonly [name: string]: T }, name: string): T | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined

/**
 * How an option is written of a field that stands in an entity of `entities.ts`, whose other fields some of them name;
 * some can be said in several ways, each of which is one of its own here. Without a line here an option is not known to
 * the test, which fails.
 */
const written: { readonly [aspect: string]: (type: string) => object } = {
  required: () => ({ required: true }),
  requiredWhen: () => ({ requiredWhen: { scale: 'large' } }),
  requiredBy: () => ({ requiredBy: 'configSetting.idNumberRequired' }),
  showWhen: () => ({ showWhen: { state: 'open' } }),
  unique: () => ({ unique: true }),
  'unique ever': () => ({ unique: 'ever' }),
  'unique within': () => ({ unique: { within: ['scale'] } }),
  caseInsensitive: () => ({ unique: true, caseInsensitive: true }),
  readOnly: () => ({ readOnly: true }),
  once: () => ({ once: true }),
  follows: () => ({ follows: 'partner' }),
  mask: () => ({ mask: 'tail4' }),
  personal: () => ({ personal: true }),
  'permission read': () => ({ permission: { read: 'pairPartner:update' } }),
  'permission write': () => ({ permission: { write: 'pairPartner:create' } }),
  unindexed: () => ({ unindexed: true }),
  was: () => ({ was: 'formerName' }),
  default: type => ({ default: own(defaults, type) }),
  min: type => ({ min: own<readonly unknown[]>(sized, type)?.[0] }),
  max: type => ({ max: own<readonly unknown[]>(sized, type)?.[1] ?? own<unknown>(most, type) }),
  match: () => ({ match: 'account' }),
  whole: () => ({ whole: true }),
  outgoing: () => ({ match: 'host', outgoing: true }),
  digits: () => ({ digits: 3 }),
  step: () => ({ step: 0.25 }),
  signed: () => ({ signed: true }),
  tones: () => ({ tones: { option1: 'warning' } }),
  byAction: () => ({ byAction: ['option2'] }),
  where: () => ({ where: { kind: 'near' } }),
  evenDeleted: () => ({ evenDeleted: true }),
  shares: () => ({ shares: ['hospital', 'otherOrganisation'] }),
  otherwise: () => ({ where: { kind: 'near' }, otherwise: 'otherOrganisation' }),
  formerBy: () => ({ formerBy: 'hospital' }),
  on: () => ({ on: { remove: 'keep' } }),
  most: () => ({ most: 2 }),
  noneIsAll: () => ({ noneIsAll: true }),
  labelWith: () => ({ labelWith: 'account' }),
  library: () => ({ library: true }),
  shape: () => ({ shape: 'round' }),
  apart: () => ({ apart: true }),
  of: () => ({ of: integer() }),
  many: () => ({ of: integer(), many: true }),
  types: () => ({ types: ['.csv'] }),
}

const several: { readonly [option: string]: readonly string[] } = {
  unique: ['unique', 'unique ever', 'unique within'],
  permission: ['permission read', 'permission write'],
}
const waysOf = (option: string): readonly string[] => several[option] ?? [option]

/** Every way to say something of a field of a type: what all types take, and what it takes alone. */
export const aspectsOf = (type: string): readonly string[] => {
  const alone = vocabulary['types']!.find(({ title }) => title.startsWith(`${type}(`))!.declared
  return [...vocabulary['field']!.flatMap(({ declared }) => declared), ...alone].flatMap(({ name }) => waysOf(name))
}

/** Options that no line above writes. */
export const unwritten = (): readonly string[] =>
  [...new Set(typeNames.flatMap(aspectsOf))].filter(aspect => !Object.hasOwn(written, aspect))

/** What is answered where two of these say the same option. */
export const saidTwice = 'said twice'

/** Whether two of these say the same option: some can only be said with another one, and write it themselves. */
export const isSaidTwice = (type: string, aspects: readonly string[]): boolean => {
  const options = aspects
    .flatMap(aspect => Object.keys(written[aspect]!(type)))
    .filter(option => option !== 'permission')
  return new Set(options).size < options.length
}

/** A field of a type of which all this is said. */
export const fieldWith = (type: string, aspects: readonly string[]): Field => {
  const said = aspects.map(aspect => written[aspect]!(type) as { permission?: object })
  const permission = Object.assign({}, ...said.map(one => one.permission)) as object
  return {
    type,
    ...given[type],
    ...(Object.assign({}, ...said) as object),
    ...(Object.keys(permission).length > 0 ? { permission } : {}),
  }
}
