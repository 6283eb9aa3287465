/** Held by the compiler alone: what is right compiles, and each mistake is an error on the wrong word. */
import type { Clients } from '../../dataProvider/index.ts'
import type { ResourceTexts } from '../../i18n/ResourceTexts.ts'
import { doctor as doctorResource } from '../../resources/organisations/doctor.ts'
import type { doctor } from '../../resources/organisations/doctor.ts'
import type { hospital } from '../../resources/organisations/hospital.ts'
import type { patient } from '../../resources/patients/patient.ts'
import { implement } from '../../server/core/contract.ts'
import type { Resources, Right } from '../../resources/index.ts'
import {
  anyOf,
  choice,
  count,
  date,
  datetime,
  decimal,
  flag,
  integer,
  items,
  ref,
  refs,
  resource,
  secret,
  service,
  text,
} from '../../resources/core/index.ts'
import type { Client, Handlers, InferInput, InferRecord, Texts } from '../../resources/core/index.ts'
import type { ChoiceOptions } from '../../resources/core/types/choice/index.ts'
import type { operator } from '../../resources/access/operator.ts'

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const yes = <T extends true>(): T | undefined => undefined

// --- what is inferred of a record -------------------------------------------------------------------------------------
type Patient = InferRecord<typeof patient>
yes<Same<Patient['id'], number>>()
yes<Same<Patient['version'], number>>()
yes<Same<Patient['access'], 'permission' | 'forbidden'>>()
yes<Same<Patient['gender'], 'male' | 'female'>>()
yes<Same<Patient['idNumber'], string | null>>()
yes<Same<Patient['validUntil'], string | null>>()
yes<Same<Patient['hospital'], number>>()
yes<Same<Patient['hospitalLabel'], string | null>>()
yes<Same<Patient['doctor'], number | null>>()
yes<Same<Patient['times'], number>>()
yes<Same<Patient['deleted'], boolean>>()
yes<Same<Patient['createdBy'], number | null>>()
yes<Same<Patient['createdByLabel'], string | null>>()
yes<Same<InferRecord<typeof hospital>['subordinates'], number>>()
yes<Same<InferRecord<typeof hospital>['superior'], number | null>>()
yes<Same<InferRecord<typeof operator>['roles'], number[]>>()
yes<Same<InferRecord<typeof operator>['rolesLabel'], string[]>>()
// @ts-expect-error there is no such field
export type Nothing = Patient['nickname']

// --- what may be sent -------------------------------------------------------------------------------------------------
type Input = InferInput<typeof patient>
const input: Input = { name: 'a', gender: 'male', birthday: '2015-01-01', mobile: '13800000000', hospital: 1 }
export const fuller: Input = { ...input, type: 'demo', address: null, validUntil: '2027-01-01' }
// @ts-expect-error `times` is read-only
export const readOnly: Input = { ...input, times: 3 }
// @ts-expect-error `gender` is required
export const incomplete: Input = { name: 'a', birthday: '2015-01-01', mobile: '13800000000', hospital: 1 }
// @ts-expect-error 'other' is no option
export const wrongOption: Input = { ...input, gender: 'other' }
// @ts-expect-error a required value cannot be null
export const cleared: Input = { ...input, name: null }

// --- a declaration ----------------------------------------------------------------------------------------------------
const thing = resource({
  name: 'thing',
  label: 'name',
  scopedBy: 'nothing',
  staff: ['keeper'],
  tree: 'above',
  fields: {
    name: text({ required: true }),
    state: choice(['on', 'off'], { default: 'on' }),
    times: integer(),
    price: decimal(),
    day: date(),
    above: ref('thing'),
    keeper: ref('doctor'),
    places: refs('hospital'),
    parts: count('part', 'thing'),
    rows: items({ minutes: integer({ required: true }), note: text() }),
    password: secret({ required: true }),
    until: date({ showWhen: { state: 'on' } }),
  },
  list: {
    columns: ['id', 'name', 'createdAt'],
    filters: ['state', 'updatedBy'],
    search: ['name'],
    sort: ['createdAt', 'DESC'],
  },
  form: [
    { section: 'main', fields: ['name', 'state'] },
    { section: 'more', fields: ['times'] },
  ],
  rules: [anyOf('times', 'price')],
  actions: {
    list: { call: 'GET api/thing' },
    create: {},
    stop: {
      call: 'PUT api/thing/stop/{id}',
      when: { state: 'on', times: { min: 1 }, parts: 0, 'keeper.kind': { not: 'x' } },
      set: { state: 'off' },
    },
    refund: {
      call: { path: 'POST api/thing/refund', send: { thingId: 'id', times: 'times' } },
      when: { day: { max: 'today' } },
      input: { times: integer({ required: true }), why: text(), key: secret({ required: true }) },
      output: { left: integer({ required: true }) },
    },
    notify: {},
    check: { on: 'list', input: { name: text({ required: true }) }, output: { taken: flag() } },
  },
  calls: {
    look: { on: 'row', input: { closely: flag() }, output: { seen: flag() } },
    names: { many: true, output: { name: text({ required: true }) } },
  },
})
type Thing = InferRecord<typeof thing>
type Row = NonNullable<Thing['rows']>[number]
yes<Same<[Row['minutes'], Row['note']], [number, string | null]>>()
yes<Same<Thing['state'], 'on' | 'off'>>()
yes<Same<Thing['until'], string | null>>()
// @ts-expect-error a secret is never answered
export type Answered = Thing['password']
export const secretIsSent: InferInput<typeof thing>['password'] = 'x'

const base = {
  name: 'x',
  label: 'a',
  scopedBy: 'nothing',
  fields: { a: text(), n: integer(), s: choice(['on', 'off']), r: ref('x') },
} as const
resource({ ...base, actions: { list: {} } })
// @ts-expect-error no such field
resource({ ...base, list: { columns: ['a', 'b'] }, actions: {} })
// @ts-expect-error no such field
resource({ ...base, list: { columns: ['a'], filters: ['b'] }, actions: {} })
// @ts-expect-error no such field
resource({ ...base, list: { columns: ['a'], search: ['b'] }, actions: {} })
// @ts-expect-error no such field
resource({ ...base, list: { columns: ['a'], sort: ['b', 'ASC'] }, actions: {} })
// @ts-expect-error no such direction
resource({ ...base, list: { columns: ['a'], sort: ['a', 'UP'] }, actions: {} })
const timed = {
  ...base,
  fields: {
    ...base.fields,
    day: date(),
    at: datetime(),
    minutes: integer(),
    keeper: ref('doctor'),
    state: choice(['on', 'off']),
  },
} as const
resource({
  ...timed,
  list: {
    columns: ['day'],
    calendar: { start: 'at', length: 'minutes', by: 'keeper' },
    board: { by: 'state', moves: { end: 'off' } },
  },
  actions: { end: {} },
})
// @ts-expect-error a calendar begins at a day or a moment
resource({ ...timed, list: { columns: ['day'], calendar: { start: 'minutes' } }, actions: {} })
// @ts-expect-error a length is a number of minutes
resource({ ...timed, list: { columns: ['day'], calendar: { start: 'at', length: 'day' } }, actions: {} })
// @ts-expect-error a calendar is told apart by whom a reference names
resource({ ...timed, list: { columns: ['day'], calendar: { start: 'day', by: 'state' } }, actions: {} })
// @ts-expect-error a board has a column for each option
resource({ ...timed, list: { columns: ['day'], board: { by: 'keeper' } }, actions: {} })
// @ts-expect-error no such action moves a card
resource({ ...timed, list: { columns: ['day'], board: { by: 'state', moves: { start: 'on' } } }, actions: { end: {} } })
// @ts-expect-error no such option to move a card to
resource({ ...timed, list: { columns: ['day'], board: { by: 'state', moves: { end: 'gone' } } }, actions: { end: {} } })
// @ts-expect-error no such field
resource({ ...base, form: [{ section: 'main', fields: ['b'] }], actions: {} })
// @ts-expect-error no such field
resource({ ...base, label: 'b', actions: {} })
// @ts-expect-error neither a field, nor 'self', nor 'nothing'
resource({ ...base, scopedBy: 'hospital', actions: {} })
// @ts-expect-error no such field
resource({ ...base, tree: 'b', actions: {} })
// @ts-expect-error no such field
resource({ ...base, rules: [anyOf('a', 'b')], actions: {} })
// @ts-expect-error 'onn' is no state
resource({ ...base, actions: { stop: { when: { s: 'onn' } } } })
// @ts-expect-error 'onn' is no state
resource({ ...base, actions: { stop: { when: { s: ['on', 'onn'] } } } })
// @ts-expect-error 'gone' is no state
resource({ ...base, actions: { stop: { set: { s: 'gone' } } } })
// @ts-expect-error n is a number
resource({ ...base, actions: { stop: { when: { n: { min: 'a' } } } } })
// @ts-expect-error no such field
resource({ ...base, actions: { stop: { when: { state: 'on' } } } })
// @ts-expect-error no such field
resource({ ...base, actions: { stop: { set: { state: 'off' } } } })
// @ts-expect-error PATCH is no method here
resource({ ...base, actions: { stop: { call: 'PATCH api/x/{id}' } } })
// @ts-expect-error no such tone
resource({ ...base, actions: { stop: { tone: 'red' } } })
// @ts-expect-error no function in a descriptor
resource({ ...base, actions: { stop: { when: () => true } } })
// @ts-expect-error no such option
text({ maximum: 3 })
// @ts-expect-error no such option, beside one that there is
integer({ requried: true, min: 5 })
// @ts-expect-error no such option of a choice
choice(['a', 'b'], { raedOnly: true, default: 'a' })
// @ts-expect-error no such option of a ref
ref('doctor', { were: { occupation: 'doctor' }, required: true })
// @ts-expect-error no such option of a date
date({ maximum: 'today', required: true })
// @ts-expect-error no such option of rows
items({ a: text() }, { min: 1, mots: 2 })
// @ts-expect-error no such option of a field within rows
items({ a: text({ required: true, mxa: 2 }) }, { min: 1 })
// @ts-expect-error the choice has no option that is called so
choice(['a', 'b'], { tones: { a: 'positive', c: 'warning' } })
// @ts-expect-error nor is there such a permission of a field
text({ permission: { read: 'x:get', wirte: 'x:update' } })
// @ts-expect-error nor such an event
ref('patient', { on: { merge: 'move', trnasfer: 'stay' } })
declare const someOptions: ChoiceOptions<'a' | 'b'>
choice(['a', 'b'], someOptions)
// @ts-expect-error the default is none of the options
choice(['a', 'b'], { default: 'c' })
// @ts-expect-error no such pattern
text({ match: 'postcode' })
service({ name: 'y', calls: { ping: { call: 'GET api/ping', output: { done: flag() } } } })
// @ts-expect-error a service has no records that a call could be about
service({ name: 'y', calls: { ping: { call: 'GET api/ping', on: 'row' } } })
// @ts-expect-error a call has no states
service({ name: 'y', calls: { ping: { call: 'GET api/ping', when: { a: 1 } } } })
// @ts-expect-error a call has no button that could have a tone
resource({ ...base, actions: {}, calls: { look: { output: { done: flag() }, tone: 'critical' } } })
// @ts-expect-error nor does it run over several records
resource({ ...base, actions: {}, calls: { look: { on: 'row', bulk: true } } })
// @ts-expect-error nor is it confirmed
resource({ ...base, actions: {}, calls: { look: { on: 'row', confirm: true } } })
// @ts-expect-error nor does it set anything
resource({ ...base, actions: {}, calls: { look: { on: 'row', set: { s: 'on' } } } })
// @ts-expect-error what is about no record says nothing
resource({ ...base, actions: {}, calls: { look: { on: 'list', output: { done: flag() } } } })
// @ts-expect-error only a call is made by others than operators
resource({ ...base, actions: { look: { on: 'list', by: 'device', output: { done: flag() } } } })

// --- handlers: each action that data cannot run, and no other ---------------------------------------------------------
interface Context {
  readonly today: string
}
const handlers: Handlers<typeof thing, Context> = {
  refund: async (record, given) => ({ left: (record.times ?? 0) - given.times + given.key.length }),
  notify: async (record, _given, context) => {
    void [record.name, context.today]
  },
  check: async given => ({ taken: given.name === 'x' }),
  look: async (record, given) => ({ seen: given.closely === true && record.name === 'x' }),
  names: async () => [{ name: 'x' }],
}
// @ts-expect-error `names` is missing
export const missing: Handlers<typeof thing, Context> = {
  refund: handlers.refund,
  notify: handlers.notify,
  check: handlers.check,
  look: handlers.look,
}
// @ts-expect-error `stop` has a set, and `create` is standard
export const tooMany: Handlers<typeof thing, Context> = { ...handlers, stop: async () => undefined }
export const wrongReply: Handlers<typeof thing, Context> = {
  ...handlers,
  // @ts-expect-error the answer must carry `left`
  refund: async () => ({}),
}
export const wrongInput: Handlers<typeof thing, Context> = {
  ...handlers,
  // @ts-expect-error `minutes` is not asked for
  refund: async (_record, given) => ({ left: given.minutes }),
}

// @ts-expect-error hooks are for actions that there are
export const strayHook = () => implement(doctorResource, {} as never, { on: ['creat'] })
export const hook = () => implement(doctorResource, {} as never, { on: ['create', 'update'], under: ['changeOwn'] })

// --- the client -------------------------------------------------------------------------------------------------------
declare const client: Clients<Resources>
declare const things: Client<typeof thing>
export const use = async (): Promise<void> => {
  const { data } = await client.patient.list({ page: 0, access: 'permission', createdAt: '2025-01-01,' })
  yes<Same<(typeof data)[number], Patient>>()
  const disabled = await client.patient.disable({ id: 1 })
  yes<Same<typeof disabled, Patient>>()
  yes<Same<Awaited<ReturnType<typeof client.patient.sendPassword>>['sent'], boolean>>()
  yes<Same<Awaited<ReturnType<typeof client.doctor.options>>[number]['label'], string>>()
  yes<
    Same<
      Awaited<ReturnType<typeof client.doctor.options>>[number]['occupation'],
      InferRecord<typeof doctor>['occupation'] | null
    >
  >()
  yes<Same<Awaited<ReturnType<typeof things.names>>, { readonly name: string }[]>>()
  await things.refund({ id: 1, times: 2, key: 'x' })
  // @ts-expect-error `times` is required
  await things.refund({ id: 1, key: 'x' })
  // @ts-expect-error an action on a record needs its id
  await client.patient.disable({})
  // @ts-expect-error no such action
  await client.patient.fly({ id: 1 })
  // @ts-expect-error 'maybe' is no option
  await client.patient.create({ ...input, gender: 'maybe' })
  // @ts-expect-error what is read-only cannot be sent
  await client.patient.update({ id: 1, times: 4 })
}

// --- texts ------------------------------------------------------------------------------------------------------------
const zh = {
  name: '事物',
  fields: {
    name: '名称',
    state: '状态',
    times: '次数',
    price: '价格',
    day: '日期',
    above: '上级',
    keeper: '负责人',
    places: '机构',
    parts: '部件数',
    rows: '明细',
    password: '密码',
    until: '有效期',
  },
  sections: { main: '基本', more: '更多' },
  choices: { state: { on: '启用', off: '停用' } },
  items: { rows: { fields: { minutes: '分钟', note: '说明' } } },
  actions: { stop: '停用', refund: '退款', notify: '通知', check: '查重' },
  done: { stop: '已停用', refund: '已退款', notify: '已通知', check: '没有重复' },
  calls: { look: '查看', names: '名称' },
  inputs: {
    refund: { fields: { times: '次数', why: '原因', key: '密码' } },
    check: { fields: { name: '名称' } },
    look: { fields: { closely: '仔细' } },
  },
} satisfies Texts<typeof thing>
// @ts-expect-error the text of a field is missing
export const noField = { ...zh, fields: { name: '名称' } } satisfies Texts<typeof thing>
// @ts-expect-error the text of an option is missing
export const noOption = { ...zh, choices: { state: { on: '启用' } } } satisfies Texts<typeof thing>
// @ts-expect-error the text of a child row's field is missing
export const noRowField = { ...zh, items: { rows: { fields: { note: '说明' } } } } satisfies Texts<typeof thing>
// @ts-expect-error the text of an action is missing
export const noAction = { ...zh, actions: { stop: '停用' } } satisfies Texts<typeof thing>
// @ts-expect-error the text of what an action has done is missing
export const noDone = { ...zh, done: { stop: '已停用' } } satisfies Texts<typeof thing>
// @ts-expect-error the text of a call is missing
export const noCall = { ...zh, calls: { look: '查看' } } satisfies Texts<typeof thing>
// @ts-expect-error the text of a section is missing
export const noSection = { ...zh, sections: { main: '基本' } } satisfies Texts<typeof thing>
// @ts-expect-error the text of what is asked for is missing
export const noAsk = { ...zh, inputs: { check: zh.inputs.check, look: zh.inputs.look } } satisfies Texts<typeof thing>
// @ts-expect-error a resource without texts
export const noTexts: ResourceTexts = {}

// --- rights -----------------------------------------------------------------------------------------------------------
export const rights: readonly Right[] = ['patient:get', 'patient:disable', 'hospital:checkName', 'patient:export']
// @ts-expect-error no such action
export const noSuchAction: Right = 'patient:lst'
// @ts-expect-error no such resource
export const noResource: Right = 'patent:list'
