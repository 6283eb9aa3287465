import type { Operation } from '../action.ts'
import type { Field, FieldOptions } from '../field.ts'
import type { AskedRemoval, Lifecycle } from '../lifecycle.ts'
import type { AnyResource, Board, Calendar, Visibility } from '../resource.ts'
import type { TypeName, typeTable } from '../types/index.ts'
import type { DeclaredPart } from './Check.ts'
import { partAt } from './declaredNames.ts'
import type { Names, NamesOfEach } from './declaredNames.ts'

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
