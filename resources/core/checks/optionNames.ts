import type { Operation } from '../action.ts'
import type { Field, FieldOptions } from '../field.ts'
import type { AskedRemoval, Lifecycle } from '../lifecycle.ts'
import type { AnyResource, Board, Calendar, Visibility } from '../resource.ts'
import type { CustomPage } from '../capability.ts'
import type { HomePart } from '../home.ts'
import type { SetUpStep } from '../setUp.ts'
import { isDerived } from '../statistics/index.ts'
import type { AnyFacts, AnyReport, Part } from '../statistics/index.ts'
import type { DerivedDimension } from '../statistics/dimensions.ts'
import type { Measure } from '../statistics/measures.ts'
import type { Between } from '../statistics/report.ts'
import type { RollUp } from '../statistics/rollUps.ts'
import type { TypeName, typeTable } from '../types/index.ts'
import type { DeclaredPart } from './Check.ts'

/** Each name of `T`; one that is missing does not compile. */
type Names<T> = { readonly [K in keyof T]-?: true }

type DeclaredAs<N extends TypeName> = Parameters<(typeof typeTable)[N]['json']>[0]
type OwnOptions<N extends TypeName> = Omit<DeclaredAs<N>, keyof FieldOptions>

/** What every field may say. */
const shared: Names<FieldOptions> = {
  required: true,
  requiredWhen: true,
  requiredBy: true,
  showWhen: true,
  unique: true,
  caseInsensitive: true,
  readOnly: true,
  once: true,
  follows: true,
  mask: true,
  personal: true,
  permission: true,
  unindexed: true,
  was: true,
}

const field = { type: true, value: true } as const
const bounded = { ...field, min: true, max: true } as const
const filled = { ...field, default: true } as const
const measured = { ...bounded, default: true } as const
const uploaded = { ...field, max: true, types: true } as const

/** What the fields of each type may say beside that. */
const own: { readonly [N in TypeName]: Names<OwnOptions<N>> } = {
  text: { ...measured, match: true, whole: true, outgoing: true },
  longText: { ...filled, max: true },
  richText: { ...field, max: true },
  integer: measured,
  decimal: { ...measured, digits: true, step: true, signed: true },
  money: measured,
  acuity: field,
  date: measured,
  datetime: measured,
  flag: filled,
  choice: { ...filled, options: true, tones: true, byAction: true },
  choices: { ...filled, options: true },
  coded: { ...filled, options: true },
  dictionary: { ...filled, group: true },
  ref: {
    ...field,
    to: true,
    where: true,
    evenDeleted: true,
    shares: true,
    otherwise: true,
    formerBy: true,
    on: true,
    labelWith: true,
  },
  refs: { ...field, to: true, min: true, noneIsAll: true, on: true },
  count: { ...field, of: true, by: true },
  held: { ...field, upload: true },
  age: { ...field, since: true },
  items: { ...bounded, fields: true, apart: true },
  image: { ...field, shape: true, library: true },
  attachment: uploaded,
  attachments: { ...uploaded, most: true },
  file: uploaded,
  json: { ...field, max: true, of: true, many: true },
  secret: bounded,
  term: { ...field, about: true },
}

/** The names of all options that a field of this type may have; undefined where there is no such type. */
export const optionsOf = ({ type }: Field): readonly string[] | undefined =>
  Object.hasOwn(own, type) ? Object.keys({ ...own[type as TypeName], ...shared }) : undefined

const operation: Names<Operation> = {
  on: true,
  call: true,
  permission: true,
  input: true,
  audit: true,
  rules: true,
  concernsSharers: true,
  output: true,
  many: true,
  repeatable: true,
  when: true,
  set: true,
  takes: true,
  begins: true,
  preview: true,
  duplicate: true,
  bulk: true,
  undo: true,
  tone: true,
  confirm: true,
  reauthenticate: true,
  notifies: true,
  by: true,
  reads: true,
  logged: true,
  always: true,
  conditional: true,
  report: true,
}

/** What actions and calls may say. */
export const operationOptions: readonly string[] = Object.keys(operation)

/** Each name that some of the shapes in `T` has. */
type NamesOfEach<T> = Names<{ [K in T extends unknown ? keyof T : never]: true }>

const resource: Names<AnyResource> = {
  name: true,
  label: true,
  fields: true,
  rows: true,
  brief: true,
  about: true,
  tells: true,
  scopedBy: true,
  staff: true,
  visibility: true,
  unknown: true,
  unavailableReasons: true,
  list: true,
  form: true,
  rules: true,
  singleton: true,
  tree: true,
  order: true,
  invalidates: true,
  comments: true,
  lifecycle: true,
  erasure: true,
  retention: true,
  was: true,
  actions: true,
  calls: true,
}

const list: Names<NonNullable<AnyResource['list']>> = {
  columns: true,
  card: true,
  spare: true,
  filters: true,
  search: true,
  sort: true,
  begins: true,
  countedTo: true,
  totals: true,
  calendar: true,
  board: true,
}

const calendar: Names<Calendar> = { start: true, length: true, by: true }
const board: Names<Board> = { by: true, moves: true }
const section: Names<NonNullable<AnyResource['form']>[number]> = { section: true, fields: true, pairs: true }
const visibility: Names<Visibility> = {
  when: true,
  during: true,
  within: true,
  roles: true,
  staff: true,
  through: true,
  along: true,
  devices: true,
  rest: true,
}
const lifecycle: Names<Lifecycle> = { merge: true, transfer: true, remove: true, erase: true }
const removal: Names<AskedRemoval> = { setting: true, effects: true }
const erasure: NamesOfEach<Exclude<AnyResource['erasure'], string | undefined>> = { seal: true }
const retention: NamesOfEach<Exclude<AnyResource['retention'], string | undefined>> = {
  since: true,
  days: true,
  years: true,
}

const partAt = (place: string, said: unknown, names: object | undefined): DeclaredPart => ({
  place,
  said,
  possible: Object.keys(names ?? {}),
})

/** What a resource says beside its fields, actions and calls, part by part. */
export const partsOf = (declared: AnyResource): readonly DeclaredPart[] => {
  const part = (place: string, said: unknown, names: object) => partAt(`${declared.name}${place}`, said, names)
  return [
    part('', declared, resource),
    part('.list', declared.list, list),
    part('.list.calendar', declared.list?.calendar, calendar),
    part('.list.board', declared.list?.board, board),
    ...(declared.form ?? []).map((one, index) => part(`.form.${index}`, one, section)),
    part('.visibility', declared.visibility, visibility),
    part('.lifecycle', declared.lifecycle, lifecycle),
    part('.lifecycle.remove', declared.lifecycle?.remove, removal),
    part('.erasure', declared.erasure, erasure),
    part('.retention', declared.retention, retention),
  ]
}

/** Those of the shapes in `T` that say `V` at `K`. */
type Saying<T, K extends keyof T, V> = T extends unknown ? (V extends T[K] ? T : never) : never
/** The names of each shape in `T`, by what it says at `K`. */
type NamesBy<T, K extends keyof T> = { readonly [V in T[K] & string]: NamesOfEach<Saying<T, K, V>> }

const facts: Names<AnyFacts> = {
  name: true,
  of: true,
  day: true,
  takesRange: true,
  where: true,
  own: true,
  asListed: true,
  by: true,
  measures: true,
  rollUps: true,
}

const ofRows = { is: true, field: true, where: true } as const
const ofTwo = { is: true, of: true, by: true } as const
const measures: NamesBy<Measure, 'is'> = {
  count: { is: true, where: true },
  sum: { ...ofRows, negated: true },
  distinct: ofRows,
  average: ofRows,
  quantile: { ...ofRows, at: true },
  balance: { is: true, of: true },
  quotient: ofTwo,
  share: ofTwo,
  difference: { is: true, of: true, less: true },
  addition: { is: true, of: true, and: true },
}

const ofField = { is: true, field: true } as const
const dimensions: NamesBy<DerivedDimension, 'is'> = {
  bands: { ...ofField, values: true },
  ranges: { ...ofField, from: true },
  hour: ofField,
  weekday: ofField,
  ageGroup: ofField,
}

const rollUp: Names<RollUp> = { per: true, by: true, each: true }

/** What facts say, part by part. */
export const partsOfFacts = (declared: AnyFacts, place: string): readonly DeclaredPart[] => [
  partAt(place, declared, facts),
  ...Object.entries(declared.by).flatMap(([name, one]) =>
    isDerived(one) ? [partAt(`${place}.by.${name}`, one, dimensions[one.is])] : [],
  ),
  ...Object.entries(declared.measures).map(([name, one]) => partAt(`${place}.measures.${name}`, one, measures[one.is])),
  ...Object.entries(declared.rollUps ?? {}).map(([name, one]) => partAt(`${place}.rollUps.${name}`, one, rollUp)),
]

const report: Names<AnyReport> = {
  name: true,
  list: true,
  facts: true,
  filters: true,
  range: true,
  step: true,
  compare: true,
  sideBySide: true,
  parts: true,
}

const reportParts: NamesBy<Part, 'part'> = {
  figures: { part: true, measures: true, extremes: true, range: true },
  largest: { part: true, measures: true, columns: true },
  without: { part: true, over: true, measures: true, columns: true, where: true },
  chart: { part: true, as: true, measures: true, over: true, split: true, top: true, cumulative: true },
  table: { part: true, rows: true, columns: true, measures: true, totals: true, sort: true, differences: true },
}

const between: Names<Between> = { from: true, to: true, by: true }

/** What a report says, part by part. */
export const partsOfReport = (declared: AnyReport, place: string): readonly DeclaredPart[] => [
  partAt(place, declared, report),
  ...Object.entries(declared.parts).map(([name, one]) => partAt(`${place}.parts.${name}`, one, reportParts[one.part])),
  ...Object.entries(declared.sideBySide ?? {}).map(([name, one]) =>
    partAt(`${place}.sideBySide.${name}`, one, between),
  ),
]

const offered = { part: true, may: true, spare: true } as const
const waiting = { ...offered, of: true, when: true, sort: true } as const
const homeParts: NamesBy<HomePart, 'part'> = {
  count: waiting,
  rows: { ...waiting, names: true, about: true, at: true },
  report: { ...offered, report: true, shown: true, range: true, compare: true },
  own: { ...offered, permission: true, height: true, above: true },
}

/** What a part of the home page says. */
export const optionsOfHomePart = (declared: HomePart, place: string): DeclaredPart =>
  partAt(place, declared, homeParts[declared.part])

const step = { step: true, may: true, required: true, to: true } as const
const steps: NamesBy<SetUpStep, 'step'> = {
  rows: { ...step, of: true, when: true, beyond: true },
  own: { ...step, asItIs: true },
}

/** What a step of setting up says. */
export const optionsOfStep = (declared: SetUpStep, place: string): DeclaredPart =>
  partAt(place, declared, steps[declared.step])

const customPage: Names<CustomPage> = { menu: true, permission: true, noCache: true }

/** What a page that is written by hand says. */
export const optionsOfPage = (declared: CustomPage, place: string): DeclaredPart => partAt(place, declared, customPage)
