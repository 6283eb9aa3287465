import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { messageKeys } from '../../../i18n/messageKeys.ts'
import { registry, reports } from '../../../resources/index.ts'
import { assertRegistry, checkRegistry, checks } from '../../../resources/core/checks.ts'
import { meant } from '../../../resources/core/checks/nearest.ts'
import {
  attachments,
  after,
  age,
  anyOf,
  choice,
  choices,
  count,
  date,
  datetime,
  decimal,
  dictionary,
  file,
  flag,
  held,
  image,
  inOrder,
  integer,
  items,
  json,
  longText,
  previewOutput,
  previewToken,
  publicly,
  publishable,
  publishing,
  ref,
  refs,
  richText,
  secret,
  text,
} from '../../../resources/core/index.ts'
import { ownPart } from '../../../resources/core/home.ts'
import { dictionaryGroups } from '../../../server/seed/seedDictionaries.ts'
import type { AnyResource, Field, Fields } from '../../../resources/core/index.ts'
import { checkedBeside } from '../../../server/app/checkedBeside.ts'
import { isFull } from '../../support/full.ts'

type Registry = { readonly [name: string]: AnyResource }

const fields: Fields = {
  name: text({ required: true }),
  secretCode: text({ mask: 'tail4' }),
  deleted: flag({ readOnly: true }),
}

/** A resource without mistakes, and what a case changes in it. */
const thing = (changes: Partial<AnyResource> = {}): AnyResource => ({
  name: 'thing',
  label: 'name',
  scopedBy: 'nothing',
  visibility: { rest: ['unlimited'] },
  fields,
  list: { columns: ['name'], filters: ['deleted'], search: ['name'] },
  form: [{ section: 'main', fields: ['name', 'secretCode'] }],
  calls: {},
  ...changes,
  actions: {
    list: {},
    get: {},
    create: {},
    update: {},
    remove: { when: { deleted: false }, set: { deleted: true } },
    ...changes.actions,
  },
})
const withFields = (more: Fields, changes: Partial<AnyResource> = {}): AnyResource =>
  thing({
    fields: { ...fields, ...more },
    form: [
      {
        section: 'main',
        fields: [
          'name',
          'secretCode',
          ...Object.entries(more)
            .filter(([, field]) => field.required && !field.readOnly)
            .map(([name]) => name),
        ],
      },
    ],
    ...changes,
  })
const withActions = (actions: AnyResource['actions'], changes: Partial<AnyResource> = {}) =>
  thing({ ...changes, actions })
/** A record that is there once, without mistakes, and what a case changes in it. */
const single = (changes: Partial<AnyResource> = {}, more: Fields = {}): AnyResource => ({
  name: 'thing',
  label: 'name',
  scopedBy: 'nothing',
  singleton: true,
  fields: { name: text({ required: true, default: 'a name' }), ...more },
  form: [{ section: 'main', fields: ['name'] }],
  calls: {},
  ...changes,
  actions: { get: {}, update: {}, ...changes.actions },
})
/** Rows that a query works out, without mistakes, and what a case changes in them. */
const workedOut = (changes: Partial<AnyResource> = {}, more: Fields = {}): AnyResource => ({
  name: 'thing',
  label: 'name',
  scopedBy: 'nothing',
  rows: 'query',
  fields: { name: text({ required: true }), ...more },
  list: { columns: ['name'] },
  calls: {},
  ...changes,
  actions: { list: {}, get: {}, ...changes.actions },
})
/** What is published, without mistakes, and what a case changes in it. */
const told = (changes: Partial<AnyResource> = {}, more: Fields = {}): AnyResource => ({
  name: 'thing',
  label: 'name',
  scopedBy: 'nothing',
  visibility: publicly(['author']),
  fields: { name: text({ required: true }), ...publishable, ...more },
  list: { columns: ['name'] },
  form: [{ section: 'main', fields: ['name', 'hospitals', 'validUntil'] }],
  calls: {},
  ...changes,
  actions: { list: {}, get: {}, create: {}, update: {}, ...(changes.actions ?? publishing) },
})
const service = (calls: AnyResource['calls'], actions: AnyResource['actions'] = {}): AnyResource => ({
  name: 'thing',
  label: 'id',
  scopedBy: 'nothing',
  fields: {},
  actions,
  calls,
})
const withCalls = (calls: { readonly [name: string]: object }, actions: AnyResource['actions'] = {}) =>
  thing({ calls, actions })

const others: Registry = {
  place: { ...thing({ name: 'place', scopedBy: 'self' }), name: 'place' },
  member: { ...withFields({ operator: ref('place', { unique: true }), kind: choice(['a', 'b']) }), name: 'member' },
  rules: { ...single({}, { removal: choice(['ask', 'refuse'], { default: 'ask' }) }), name: 'rules' },
  /** One who is merged, transferred and deleted. */
  customer: {
    ...withFields(
      { home: ref('place', { required: true }) },
      {
        name: 'customer',
        scopedBy: 'home',
        lifecycle: { merge: true, transfer: true, remove: { setting: 'rules.removal', effects: [] } },
        actions: {
          merge: {},
          transfer: {},
          remove: { set: { deleted: true }, preview: 'removePreview', input: previewToken },
        },
        calls: { removePreview: { on: 'row', output: previewOutput } },
      },
    ),
    name: 'customer',
  },
  period: {
    ...single({}, { days: integer({ required: true, default: 7, min: 1 }), unbounded: integer({ default: 0 }) }),
    name: 'period',
  },
  /** One who may be erased. */
  pupil: {
    ...thing({
      name: 'pupil',
      lifecycle: { erase: 'pupil.erase' },
      erasure: 'nameless',
      actions: { erase: { when: { deleted: false }, set: {} } },
    }),
    name: 'pupil',
  },
  errand: {
    ...withFields({ pupil: ref('pupil'), day: date() }, { name: 'errand', erasure: 'remove' }),
    name: 'errand',
  },
  signIn: { ...service({ enter: { call: 'POST auth/enter', output: { done: flag() } } }), name: 'signIn' },
}
const within = (resource: AnyResource, key = resource.name): Registry => ({ ...others, [key]: resource })

/** What a ref to a customer says. */
const whole = { merge: 'move', transfer: 'follow', remove: 'keep' } as const

/** For each check: where it must complain, and in what. */
/** Nothing says who sees its rows. */
const forAll = (more: Fields): AnyResource => {
  const { visibility: _said, ...rest } = withFields(more)
  return rest
}

const cases: readonly (readonly [id: string, place: string, resource: AnyResource, key: string | undefined])[] = (
  [
    ['R001', 'thing.fields.owner', withFields({ owner: ref('nobody') })],
    ['R001', 'thing.fields.owners', withFields({ owners: refs('signIn') })],
    ['R001', 'thing.fields.rows.fields.owner', withFields({ rows: items({ owner: ref('nobody') }) })],
    ['R001', 'thing.actions.give.input.owner', withActions({ give: { input: { owner: ref('constructor') } } })],
    ['R002', 'thing.fields.members', withFields({ members: count('nobody', 'thing') })],
    ['R002', 'thing.fields.members', withFields({ members: count('member', 'operator') })],
    ['R003', 'thing.scopedBy', thing({ scopedBy: 'name' })],
    ['R003', 'thing.scopedBy', withFields({ home: ref('member') }, { scopedBy: 'home' })],
    ['R004', 'thing.staff', withFields({ home: ref('place') }, { staff: ['home'] })],
    ['R004', 'thing.staff', thing({ staff: ['name'] })],
    [
      'R004',
      'thing.visibility.staff',
      withFields({ home: ref('place') }, { visibility: { staff: 'home', rest: ['unlimited'] } }),
    ],
    ['R030', 'thing.fields.owner.where', withFields({ owner: ref('member', { where: { rank: 'a' } }) })],
    ['R034', 'thing.fields.owner.where', withFields({ owner: ref('member', { where: { id: 'a' } }) })],
    ['R015', 'thing.fields.owner.shares', withFields({ owner: ref('member', { shares: ['rank', 'unsuitable'] }) })],
    [
      'R015',
      'thing.actions.give.input.owner.shares',
      withActions({ give: { input: { owner: ref('member', { shares: ['kind', 'unsuitable'] }) } } }),
    ],
    [
      'R015',
      'thing.fields.rows.fields.owner.shares',
      withFields({
        kind: choice(['a', 'b']),
        rows: items({ owner: ref('member', { shares: ['kind', 'unsuitable'] }) }),
      }),
    ],
    ['R019', 'thing.fields.home.follows', withFields({ home: ref('place', { follows: 'name' }) })],
    ['R005', 'thing.tree', withFields({ above: ref('place') }, { tree: 'above' })],
    ['R006', 'thing.fields.code.unique', withFields({ code: text({ unique: { within: ['home'] } }) })],
    // What is worked out has no column, and of what an index cannot tell apart no two are the same.
    ...Object.entries({
      months: age('born'),
      shown: held('photo'),
      rows: items({ note: text() }),
      document: json(),
      key: secret(),
      manual: richText(),
      remark: longText(),
      papers: attachments({ types: ['pdf'] }),
      homes: refs('place'),
      sides: choices(['a', 'b']),
    }).map(
      ([name, field]) =>
        [
          'R006',
          'thing.fields.code.unique',
          withFields({
            born: date(),
            photo: image(),
            [name]: field,
            code: text({ unique: { within: [name] } }),
          }),
        ] as [string, string, AnyResource],
    ),
    [
      'R234',
      'thing.fields.code.unique',
      withFields({ place: ref('place'), code: text({ unique: { within: ['place'] } }) }),
    ],
    [
      'R234',
      'thing.fields.code.unique',
      withFields({
        place: ref('place', { required: true, showWhen: { name: 'a' } }),
        code: text({ unique: { within: ['place'] } }),
      }),
    ],
    ['R234', 'thing.fields.code.unique', withFields({ code: text({ required: true, unique: { within: ['code'] } }) })],
    ['R235', 'thing.scopedBy', thing({ scopedBy: 'self' })],
    ['R236', 'thing.list.countedTo', thing({ list: { columns: ['name'], countedTo: 100 } })],
    ['R082', 'thing.brief', single({ brief: 10 })],
    ['R082', 'thing.unknown', single({ unknown: 'unknownAccount' })],
    ['R082', 'thing.tells', single({ tells: ['name'] })],
    ['R082', 'thing.staff', single({ staff: ['name'] })],
    ['R082', 'thing.lifecycle', single({ lifecycle: { remove: true } })],
    ['R082', 'thing.erasure', single({ erasure: 'remove' })],
    ['R152', 'thing.brief', workedOut({ brief: 10 })],
    ['R152', 'thing.tells', workedOut({ tells: ['name'] })],
    [
      'R008',
      'thing.visibility.roles',
      withFields(
        { homes: refs('member') },
        { visibility: { when: { deleted: false }, roles: 'homes', rest: ['author'] } },
      ),
    ],
    [
      'R008',
      'thing.visibility.within',
      withFields(
        { homes: refs('member') },
        { visibility: { when: { deleted: false }, within: 'homes', rest: ['author'] } },
      ),
    ],
    [
      'R008',
      'thing.visibility.through',
      thing({ visibility: { through: ['member', 'operator'], rest: ['unlimited'] } }),
    ],
    [
      'R008',
      'thing.visibility.through',
      withFields({ own: ref('thing') }, { visibility: { through: ['thing', 'own'], rest: ['unlimited'] } }),
    ],
    ['R008', 'thing.visibility.along', thing({ visibility: { along: ['name'], rest: [] } })],
    ['R208', 'thing.fields.home', forAll({ home: ref('place') })],
    ['R208', 'thing.fields.homes', forAll({ homes: refs('place') })],
    ['R208', 'thing.fields.number', forAll({ number: text({ mask: 'tail4' }) })],
    ['R225', 'thing.list.filters', thing({ list: { columns: ['name'], filters: ['deleted', 'deleted'] } })],
    ['R225', 'thing.list.columns', thing({ list: { columns: ['name', 'name'] } })],
    [
      'R226',
      'thing.actions.give.set',
      withActions({ give: { when: { name: 'a', deleted: false }, set: { name: 'a' } } }),
    ],
    ['R227', 'thing.actions.give.when', withActions({ give: { set: { name: 'a' } } })],
    [
      'R228',
      'thing.fields.owner.otherwise',
      withFields({ owner: ref('member', { where: { kind: 'a' }, otherwise: 'nothingOfTheKind' }) }),
    ],
    [
      'R228',
      'thing.fields.owner.shares',
      withFields({ kind: choice(['a', 'b']), owner: ref('member', { shares: ['kind', 'nothingOfTheKind'] }) }),
    ],
    ['R229', 'thing.fields.constructor', withFields({ constructor: text() } as unknown as Fields)],
    ['R229', 'thing.actions.toString', withActions({ toString: { set: { name: 'a' } } } as {})],
    ['R222', 'thing.actions.give.permission', withActions({ give: { permission: 'nothing:give' } })],
    ['R222', 'thing.calls.look.permission', withCalls({ look: { on: 'row', permission: 'place:paint' } })],
    ['R222', 'thing.fields.code.permission.read', withFields({ code: text({ permission: { read: 'nothing:look' } }) })],
    ['R205', 'thing.comments', thing({ comments: true })],
    ['R008', 'thing.visibility.rest', thing({ visibility: { when: { deleted: false }, rest: ['thing:paint'] } })],
    [
      'R008',
      'thing.visibility.devices',
      withFields(
        { readers: choices(['guardian', 'staff']) },
        { visibility: { devices: { readers: ['guardians'] }, rest: ['author'] } },
      ),
    ],
    [
      'R008',
      'thing.visibility.devices',
      withFields(
        { readers: choices(['guardian', 'staff']) },
        { visibility: { devices: { readers: [] }, rest: ['author'] } },
      ),
    ],
    ['R008', 'thing.visibility.devices', thing({ visibility: { devices: { name: ['guardian'] }, rest: ['author'] } })],
    [
      'R008',
      'thing.visibility.during',
      thing({ visibility: { when: { deleted: false }, during: ['name', 'name'], rest: ['author'] } }),
    ],
    ['R030', 'thing.visibility.when', thing({ visibility: { when: { published: true }, rest: ['unlimited'] } })],
    [
      'R231',
      'thing.visibility',
      withFields(
        { readers: choices(['guardian', 'staff']) },
        { visibility: { devices: { readers: ['guardian'] }, rest: ['unlimited'] } },
      ),
    ],
    ['R231', 'thing.visibility', thing({ visibility: { when: {}, rest: ['unlimited'] } })],
    ['R230', 'thing.list.begins', thing({ list: { columns: ['name'], begins: { name: 'x' } } })],
    ['R046', 'thing.list.card', thing({ list: { columns: ['name'], card: ['createdAt'] } })],
    ['R046', 'thing.list.spare', thing({ list: { columns: ['name'], spare: ['createdAt'] } })],
    [
      'R045',
      'thing.list.totals',
      thing({ list: { columns: ['name'], totals: ['name'] }, actions: { list: { call: 'GET api/things' } } }),
    ],
    [
      'R045',
      'thing.list.totals',
      withFields(
        { members: count('member', 'operator') },
        { list: { columns: ['name'], totals: ['members'] }, actions: { list: { call: 'GET api/things' } } },
      ),
    ],
    [
      'R045',
      'thing.list.totals',
      withFields(
        { pay: integer({ permission: { read: 'thing:list' } }) },
        { list: { columns: ['name'], totals: ['pay'] }, actions: { list: { call: 'GET api/things' } } },
      ),
    ],
    ['R045', 'thing.list.totals', withFields({ pay: integer() }, { list: { columns: ['name'], totals: ['pay'] } })],
    [
      'R047',
      'thing.list.calendar.start',
      thing({ list: { columns: ['name'], filters: ['name'], calendar: { start: 'name' } } }),
    ],
    [
      'R047',
      'thing.list.calendar.start',
      withFields({ day: date() }, { list: { columns: ['name'], calendar: { start: 'day' } } }),
    ],
    [
      'R047',
      'thing.list.calendar.start',
      withFields(
        { day: date({ permission: { read: 'thing:list' } }) },
        { list: { columns: ['name'], filters: ['day'], calendar: { start: 'day' } } },
      ),
    ],
    [
      'R047',
      'thing.list.calendar.length',
      withFields(
        { day: date(), minutes: integer() },
        { list: { columns: ['name'], filters: ['day'], calendar: { start: 'day', length: 'minutes' } } },
      ),
    ],
    [
      'R047',
      'thing.list.calendar.by',
      withFields(
        { day: date() },
        { list: { columns: ['name'], filters: ['day'], calendar: { start: 'day', by: 'name' } } },
      ),
    ],
    ['R048', 'thing.list.board.by', thing({ list: { columns: ['name'], filters: ['name'], board: { by: 'name' } } })],
    [
      'R048',
      'thing.list.board.by',
      withFields(
        { state: choice(['a', 'b']) },
        { list: { columns: ['name'], filters: ['state'], board: { by: 'state' } } },
      ),
    ],
    [
      'R048',
      'thing.list.board.by',
      withFields(
        { state: choice(['a', 'b']) },
        { list: { columns: ['name'], board: { by: 'state' } }, actions: { end: { set: { state: 'b' } } } },
      ),
    ],
    [
      'R048',
      'thing.list.board.moves',
      withFields(
        { state: choice(['a', 'b']) },
        { list: { columns: ['name'], filters: ['state'], board: { by: 'state', moves: { update: 'b' } } } },
      ),
    ],
    [
      'R048',
      'thing.list.board.moves',
      withFields(
        { state: choice(['a', 'b']) },
        {
          list: { columns: ['name'], filters: ['state'], board: { by: 'state', moves: { end: 'c' } } },
          actions: { end: {} },
        },
      ),
    ],
    [
      'R048',
      'thing.list.board.moves',
      withFields(
        { state: choice(['a', 'b']) },
        {
          list: { columns: ['name'], filters: ['state'], board: { by: 'state', moves: { end: 'a' } } },
          actions: { end: { set: { state: 'b' } } },
        },
      ),
    ],
    ['R007', 'thing.label', thing({ label: 'nothing' })],
    ['R007', 'thing.label', thing({ label: 'secretCode' })],
    ['R007', 'thing.label', thing({ label: 'deleted' })],
    ['R007', 'thing.label', thing({ label: ['name', 'deleted'] })],
    ['R007', 'thing.label', thing({ label: ['name'] })],
    ['R007', 'thing.label', withFields({ label: text() }, { label: ['name', 'label'] })],
    ['R007', 'thing.label', withFields({ whole: ref('thing') }, { label: ['name', 'whole'] })],
    [
      'R018',
      'thing.order',
      withFields({ above: ref('thing') }, { tree: 'above', order: 'name', actions: { sort: {} } }),
    ],
    ['R018', 'thing.order', withFields({ place: integer() }, { order: 'place' })],
    ['R018', 'thing.order', withFields({ above: ref('thing'), place: integer() }, { tree: 'above', order: 'place' })],
    ['R018', 'thing.actions.sort', withFields({ above: ref('thing') }, { tree: 'above', actions: { sort: {} } })],
    ['R019', 'thing.fields.deleted.follows', withFields({ deleted: flag({ readOnly: true, follows: 'name' }) })],
    ['R009', 'thing.invalidates', thing({ invalidates: ['nobody'] })],
    ['R010', 'things', thing(), 'things'],
    ['R011', 'thing.fields.first_name', withFields({ first_name: text() })],
    ['R011', 'thing.fields.drop"table', withFields({ 'drop"table': text() })],
    ['R011', 'thing.actions.Fly', withActions({ Fly: { output: { done: flag() } } })],
    ['R012', 'thing.fields.version', withFields({ version: integer() })],
    ['R012', 'thing.fields.createdAt', withFields({ createdAt: datetime() })],
    ['R012', 'thing.fields.homeLabel', withFields({ home: ref('place'), homeLabel: text() })],
    ['R013', 'thing.list.filters', withFields({ sort: integer() }, { list: { columns: ['name'], filters: ['sort'] } })],
    ['R014', 'thing.fields.title.was', withFields({ title: text({ was: 'name' }) })],
    [
      'R014',
      'thing.fields.caption.was',
      withFields({ title: text({ was: 'heading' }), caption: text({ was: 'heading' }) }),
    ],
    ['R014', 'thing.was', thing({ was: 'place' })],
    [
      'R020',
      'thing.actions.stop',
      withActions({
        start: { call: 'PUT api/thing/start/{id}' },
        stop: { call: 'PUT api/thing/start/{name}/', input: { name: text({ required: true }) } },
      }),
    ],
    ['R020', 'thing.actions.get', withActions({ get: { call: 'GET api/place/{id}' } })],
    ['R021', 'thing.actions.stop.call', withActions({ stop: { call: 'PUT api/thing/stop/{code}' } })],
    [
      'R021',
      'thing.actions.check.call',
      withActions({ check: { call: 'GET api/thing/check/{id}', on: 'list', output: { taken: flag() } } }),
    ],
    ['R022', 'thing.actions.stop.call', withActions({ stop: { call: 'PUT /api/thing/stop/{id}' } })],
    ['R022', 'thing.actions.stop.call', withActions({ stop: { call: 'PUT api/thing/stop?id={id}' } })],
    [
      'R023',
      'thing.actions.stop.call.send',
      withActions({ stop: { call: { path: 'POST api/thing/stop', send: { userId: 'user' } } } }),
    ],
    [
      'R024',
      'thing.actions.enter',
      withActions({ enter: { call: 'GET api/thing/enter', on: 'list', input: { password: secret() } } }),
    ],
    ['R025', 'thing.actions.ping', withActions({ ping: { on: 'list' } })],
    ['R026', 'thing.actions.get.call', withActions({ get: { call: 'POST api/thing/read/{id}' } })],
    ['R026', 'thing.actions.update.call', withActions({ update: { call: 'GET api/thing/write/{id}' } })],
    ['R027', 'thing.actions.list', service({}, { list: {} })],
    ['R028', 'thing.actions.history', withActions({ history: { output: { done: flag() } } })],
    ['R028', 'thing.actions.importRows', withActions({ importRows: { output: { done: flag() } } })],
    ['R028', 'thing.actions.edit', withActions({ edit: { output: { done: flag() } } })],
    ['R030', 'thing.actions.stop.when', withActions({ stop: { when: { state: 'on' } as {} } })],
    ['R030', 'thing.fields.until.showWhen', withFields({ until: date({ showWhen: { state: 'on' } }) })],
    [
      'R030',
      'thing.actions.stop.input.until.requiredWhen',
      withActions({ stop: { input: { until: date({ requiredWhen: { deleted: true } }) } } }),
    ],
    ['R031', 'thing.actions.stop.when', withActions({ stop: { when: { 'name.kind': 'a' } } })],
    [
      'R031',
      'thing.actions.stop.when',
      withFields({ member: ref('member') }, { actions: { stop: { when: { 'member.nothing': 'a' } } } }),
    ],
    [
      'R031',
      'thing.actions.stop.when',
      withFields({ member: ref('member') }, { actions: { stop: { when: { 'member.operator.name': 'a' } } } }),
    ],
    ['R032', 'thing.actions.stop.when', withActions({ stop: { when: { secretCode: '1' } as {} } })],
    [
      'R032',
      'thing.actions.stop.when',
      withFields({ member: ref('member') }, { actions: { stop: { when: { 'member.secretCode': '1' } } } }),
    ],
    ['R033', 'thing.actions.stop.when', withActions({ stop: { when: { name: { min: 'a' } } as {} } })],
    [
      'R034',
      'thing.actions.stop.when',
      withFields({ member: ref('member') }, { actions: { stop: { when: { 'member.kind': ['a', 'c'] } } } }),
    ],
    ['R034', 'thing.actions.stop.when', withActions({ stop: { when: { deleted: 'no' } as {} } })],
    [
      'R034',
      'thing.actions.stop.when',
      withFields({ times: integer() }, { actions: { stop: { when: { times: { min: 'today' } } as {} } } }),
    ],
    [
      'R035',
      'thing.actions.stop.when',
      withFields({ tags: refs('place') }, { actions: { stop: { when: { tags: 1 } as {} } } }),
    ],
    [
      'R035',
      'thing.fields.note.showWhen',
      withFields({ parts: count('thing', 'part'), part: ref('thing'), note: text({ showWhen: { parts: 0 } }) }),
    ],
    [
      'R036',
      'thing.fields.first',
      withFields({ first: flag({ showWhen: { second: true } }), second: flag({ showWhen: { first: true } }) }),
    ],
    ['R036', 'thing.fields.self', withFields({ self: text({ requiredWhen: { self: null } }) })],
    ['R040', 'thing.list.columns', thing({ list: { columns: ['title'] } })],
    ['R040', 'thing.list.columns', withFields({ password: secret() }, { list: { columns: ['password'] } })],
    ['R041', 'thing.list.filters', withFields({ data: json() }, { list: { columns: ['name'], filters: ['data'] } })],
    ['R042', 'thing.list.search', thing({ list: { columns: ['name'], search: ['secretCode'] } })],
    ['R042', 'thing.list.search', thing({ list: { columns: ['name'], search: ['deleted'] } })],
    [
      'R042',
      'thing.list.search',
      withFields({ mail: text({ match: 'email', mask: 'head3' }) }, { list: { columns: ['name'], search: ['mail'] } }),
    ],
    [
      'R042',
      'thing.list.search',
      withFields(
        { hiddenNote: text({ permission: { read: 'thing:note' } }) },
        { list: { columns: ['name'], search: ['hiddenNote'] } },
      ),
    ],
    ['R043', 'thing.list.sort', thing({ list: { columns: ['name'], sort: ['secretCode', 'ASC'] } })],
    [
      'R043',
      'thing.list.sort',
      withFields(
        { cost: integer({ permission: { read: 'thing:cost' } }) },
        { list: { columns: ['name'], sort: ['name', 'ASC', 'cost'] } },
      ),
    ],
    [
      'R233',
      'thing.list.begins.cost',
      withFields(
        { cost: integer({ permission: { read: 'thing:cost' } }) },
        { list: { columns: ['name'], filters: ['cost'], begins: { cost: '1,' } } },
      ),
    ],
    [
      'R233',
      'thing.list.begins.kind',
      withFields(
        { kind: choice(['open', 'done']) },
        { list: { columns: ['name'], filters: ['kind'], begins: { kind: ['open', 'late'] } } },
      ),
    ],
    [
      'R233',
      'thing.list.begins.due',
      withFields({ due: date() }, { list: { columns: ['name'], filters: ['due'], begins: { due: ',today' } } }),
    ],
    ['R044', 'thing.actions.list', thing({ list: undefined })],
    ['R044', 'thing.list', { ...thing(), actions: { get: {} }, form: undefined }],
    ['R050', 'thing.form', thing({ form: [{ section: 'main', fields: ['name', 'title'] }] })],
    ['R051', 'thing.form', thing({ form: [{ section: 'main', fields: ['name', 'deleted'] }] })],
    ['R052', 'thing.form', thing({ form: [{ section: 'main', fields: ['name', 'name'] }] })],
    [
      'R052',
      'thing.form',
      thing({
        form: [
          { section: 'main', fields: ['name'] },
          { section: 'main', fields: ['secretCode'] },
        ],
      }),
    ],
    ['R053', 'thing.form', thing({ form: [{ section: 'main', fields: ['secretCode'] }] })],
    ['R054', 'thing.form', thing({ form: undefined })],
    ['R055', 'thing.form', { ...thing(), actions: { list: {}, create: {} } }],
    ['R056', 'thing.form', thing({ form: [{ section: 'main', fields: ['name'], pairs: true }] })],
    ['R060', 'thing.actions.stop.set', withActions({ stop: { set: { state: 'off' } as {} } })],
    [
      'R060',
      'thing.actions.stop.set',
      withFields({ state: choice(['on', 'off']) }, { actions: { stop: { set: { state: 'gone' } as {} } } }),
    ],
    ['R060', 'thing.actions.stop.set', withActions({ stop: { set: { name: null } as {} } })],
    [
      'R061',
      'thing.fields.deleted',
      withFields({ deleted: text() }, { list: undefined, actions: { list: {}, remove: {} } }),
    ],
    ['R062', 'thing.actions.remove', withActions({ remove: {} })],
    ['R063', 'thing.actions.check.bulk', withActions({ check: { on: 'list', bulk: true, output: { done: flag() } } })],
    [
      'R064',
      'thing.actions.check',
      withActions({ check: { on: 'list', when: { deleted: false } as {}, output: { done: flag() } } }),
    ],
    ['R065', 'thing.actions.stop.input.why', withActions({ stop: { input: { why: text({ readOnly: true }) } } })],
    ['R065', 'thing.actions.stop.input.id', withActions({ stop: { input: { id: integer() } } })],
    ['R120', 'thing.rules', thing({ rules: [after('name', 'name')] })],
    [
      'R120',
      'thing.actions.stop.rules',
      withActions({ stop: { input: { why: text(), until: date() }, rules: [inOrder('until', 'why')] } }),
    ],
    [
      'R068',
      'thing.calls.check.by',
      withCalls({ check: { by: 'device', permission: 'public', output: { done: flag() } } }),
    ],
    ['R068', 'thing.calls.check.by', withCalls({ check: { by: 'device', on: 'row' } })],
    ['R011', 'thing.calls.Fly', withCalls({ Fly: { output: { done: flag() } } })],
    ['R020', 'thing.calls.start', withCalls({ start: { call: 'GET api/thing', output: { done: flag() } } })],
    [
      'R021',
      'thing.calls.check.call',
      withCalls({ check: { call: 'GET api/thing/check/{id}', output: { taken: flag() } } }),
    ],
    [
      'R022',
      'thing.calls.check.call',
      withCalls({ check: { call: 'GET /api/thing/check', output: { taken: flag() } } }),
    ],
    ['R024', 'thing.calls.enter', withCalls({ enter: { call: 'GET api/thing/enter', input: { password: secret() } } })],
    ['R025', 'thing.calls.ping', withCalls({ ping: {} })],
    ['R028', 'thing.calls.history', withCalls({ history: { output: { done: flag() } } })],
    ['R065', 'thing.calls.look.input.id', withCalls({ look: { on: 'row', input: { id: integer() } } })],
    ['R066', 'thing.calls.check.rules', withCalls({ check: { input: { why: text() }, rules: [anyOf('name')] } })],
    ['R067', 'thing.calls.check.audit', withCalls({ check: { input: { why: text() }, audit: ['reason'] } })],
    ['R140', 'thing.calls.check.tone', withCalls({ check: { tone: 'critical', output: { done: flag() } } })],
    ['R140', 'thing.calls.check.when', withCalls({ check: { on: 'row', when: { deleted: false } } })],
    ['R140', 'thing.calls.check.on', withCalls({ check: { on: 'list', output: { done: flag() } } })],
    ['R140', 'thing.calls.check.on', service({ check: { on: 'row', output: { done: flag() } } })],
    [
      'R141',
      'thing.actions.check.reads',
      withActions({ check: { on: 'list', reads: true, output: { done: flag() } } as {} }),
    ],
    ['R143', 'thing.fields.layout.of', withFields({ layout: json({ of: text() }) })],
    [
      'R143',
      'thing.actions.give.input.layout.of',
      withActions({ give: { input: { layout: json({ of: { name: text() } }) } } }),
    ],
    [
      'R143',
      'thing.actions.give.output.names.many',
      withActions({ give: { output: { names: json({ many: true }) } } }),
    ],
    [
      'R144',
      'thing.calls.look.conditional',
      withCalls({ look: { call: 'POST api/thing/look', conditional: true, output: { done: flag() } } }),
    ],
    ['R190', 'thing.fields.validUntil', told({}, { validUntil: datetime({ required: true }) })],
    [
      'R190',
      'thing.actions.withdraw',
      told({ actions: { publish: publishing.publish, schedule: publishing.schedule } }),
    ],
    [
      'R190',
      'thing.actions.publish.when',
      told({ actions: { ...publishing, publish: { ...publishing.publish, when: { name: 'a' } } } }),
    ],
    ['R190', 'thing.visibility', told({ visibility: { when: { state: 'published' }, rest: ['author'] } })],
    ['R190', 'thing.lifecycle', told({ lifecycle: { merge: true } })],
    ['R190', 'thing.fields.deleted', told({}, { deleted: flag({ readOnly: true }) })],
    ['R142', 'thing.calls.stop', withCalls({ stop: { output: { done: flag() } } }, { stop: {} })],
    ['R142', 'thing.calls.create', thing({ actions: { list: {} }, calls: { create: { output: { done: flag() } } } })],
    ['R066', 'thing.rules', thing({ rules: [anyOf('name', 'title')] })],
    ['R066', 'thing.actions.stop.rules', withActions({ stop: { input: { why: text() }, rules: [anyOf('name')] } })],
    ['R067', 'thing.actions.stop.preview', withActions({ stop: { preview: 'get', input: previewToken } })],
    [
      'R067',
      'thing.actions.stop.input',
      withCalls(
        { tell: { call: 'GET api/thing/tell/{id}', on: 'row', output: previewOutput } },
        { stop: { preview: 'tell' } },
      ),
    ],
    [
      'R067',
      'thing.actions.stop.preview',
      withCalls(
        { tell: { call: 'GET api/thing/tell', output: previewOutput } },
        { stop: { preview: 'tell', input: previewToken } },
      ),
    ],
    [
      'R067',
      'thing.actions.stop.preview',
      withCalls(
        { tell: { on: 'row', output: previewOutput } },
        { stop: { preview: 'tell', input: previewToken }, end: { preview: 'tell', input: previewToken } },
      ),
    ],
    ['R067', 'thing.actions.stop.audit', withActions({ stop: { input: { why: text() }, audit: ['reason'] } })],
    ['R070', 'thing.fields.sort.default', withFields({ sort: integer({ default: 10, max: 9 }) })],
    ['R070', 'thing.fields.title.default', withFields({ title: text({ default: 'ab', min: 3 }) })],
    ['R071', 'thing.fields.sort', withFields({ sort: integer({ min: 3, max: 2 }) })],
    ['R071', 'thing.fields.day', withFields({ day: date({ min: '2020-01-01', max: '2019-01-01' }) })],
    ['R072', 'thing.fields.day.mask', withFields({ day: date({ mask: 'tail4' }) })],
    ['R073', 'thing.fields.state', withFields({ state: choice(['on', 'on']) })],
    ['R073', 'thing.fields.state', withFields({ state: choice([]) })],
    ['R074', 'thing.fields.title', withFields({ title: dictionary('doctor title') })],
    ['R075', 'thing.fields.body.unique', withFields({ body: richText({ unique: true }) })],
    ['R076', 'thing.fields.rows.fields.note', withFields({ rows: items({ note: text({ showWhen: { a: 1 } }) }) })],
    ['R076', 'thing.fields.rows.fields.rows', withFields({ rows: items({ rows: items({}) }) })],
    ['R077', 'thing.fields.scan', withFields({ scan: file() })],
    ['R103', 'thing.fields.used', withFields({ used: held('name') })],
    ['R078', 'thing.fields.old', withFields({ old: age('born') })],
    ['R096', 'thing.fields.other.formerBy', withFields({ other: ref('thing', { formerBy: 'name' }) })],
    [
      'R096',
      'thing.fields.other.formerBy',
      withFields({ other: ref('member', { formerBy: 'home' }), home: ref('place') }),
    ],
    ['R130', 'thing.fields.customer.on', withFields({ customer: ref('customer') })],
    [
      'R130',
      'thing.fields.customer.on',
      withFields({ customer: ref('customer', { on: { merge: 'move', transfer: 'follow' } }) }),
    ],
    ['R130', 'thing.fields.customers.on', withFields({ customers: refs('customer', { on: { merge: 'move' } }) })],
    [
      'R131',
      'thing.fields.customer.on.remove',
      withFields({ customer: ref('customer', { on: { ...whole, remove: 'cascade' as 'keep' } }) }),
    ],
    ['R131', 'thing.fields.home.on.merge', withFields({ home: ref('place', { on: { merge: 'move' } }) })],
    [
      'R131',
      'thing.fields.above.on.remove',
      withFields({ above: ref('thing', { on: { remove: 'ask' } }) }, { lifecycle: { remove: true } }),
    ],
    ['R132', 'thing.fields.customer.on.merge', withFields({ customer: ref('customer', { unique: true, on: whole }) })],
    [
      'R132',
      'thing.fields.customer.on.merge',
      withFields({ customer: ref('customer', { unique: 'ever', on: whole }) }),
    ],
    [
      'R132',
      'thing.fields.customer.on.merge',
      withFields({ customer: ref('customer', { on: { ...whole, merge: 'ask' } }) }),
    ],
    [
      'R132',
      'thing.fields.customer.on.merge',
      withFields({ customer: ref('customer', { on: whole }), code: text({ unique: { within: ['customer'] } }) }),
    ],
    [
      'R132',
      'thing.fields.customers.on.merge',
      withFields({ customers: refs('customer', { on: { ...whole, merge: 'handler' } }) }),
    ],
    [
      'R133',
      'thing.fields.customer.on.transfer',
      withFields({ customer: ref('customer', { on: { ...whole, transfer: 'stay' } }) }),
    ],
    [
      'R133',
      'thing.fields.customer.on.transfer',
      withFields({ customer: ref('customer', { on: whole }), home: ref('place') }),
    ],
    [
      'R134',
      'thing.actions.give.input.customer.on',
      withActions({ give: { input: { customer: ref('customer', { on: whole }) } } }),
    ],
    ['R134', 'thing.fields.rows.fields.customer', withFields({ rows: items({ customer: ref('customer') }) })],
    ['R136', 'thing.erasure', withFields({ pupil: ref('pupil') })],
    ['R136', 'thing.erasure', withFields({ errands: refs('errand') })],
    ['R136', 'thing.erasure', workedOut({ erasure: 'remove' })],
    ['R136', 'thing.erasure.seal', withFields({ pupil: ref('pupil'), day: date() }, { erasure: { seal: 'name' } })],
    ['R136', 'thing.lifecycle.erase', thing({ lifecycle: { erase: 'thing.annihilate' }, erasure: 'nameless' })],
    ['R136', 'thing.erasure', thing({ lifecycle: { erase: 'pupil.erase' }, erasure: 'remove' })],
    ['R137', 'thing.fields.note.personal', withFields({ note: text({ personal: false, mask: 'tail4' }) })],
    ['R204', 'thing.retention', workedOut({ retention: 'untilDeleted' })],
    ['R204', 'thing.retention', single({ retention: 'untilDeleted' })],
    ['R204', 'thing.retention', withFields({ pupil: ref('pupil') }, { erasure: 'remove', retention: 'withPerson' })],
    [
      'R204',
      'thing.retention',
      thing({ lifecycle: { erase: 'pupil.erase' }, erasure: 'nameless', retention: 'untilDeleted' }),
    ],
    [
      'R204',
      'thing.retention',
      withFields({ own: ref('thing') }, { retention: { since: 'createdAt', days: 'period.days' } }),
    ],
    ['R204', 'thing.retention.since', thing({ retention: { since: 'name', days: 'period.days' } })],
    ['R204', 'thing.retention.days', thing({ retention: { since: 'createdAt', days: 'period.unbounded' } })],
    ['R204', 'thing.retention.years', thing({ retention: { since: 'createdAt', years: 'other.days' } })],
    ['R137', 'thing.fields.sort.personal', withFields({ sort: integer({ personal: false }) }, { erasure: 'nameless' })],
    [
      'R137',
      'thing.fields.rows',
      withFields({ rows: items({ note: text() }, { required: true }) }, { erasure: 'nameless' }),
    ],
    [
      'R137',
      'thing.fields.code',
      withFields({ code: text({ required: true, unique: true }) }, { erasure: 'nameless' }),
    ],
    ['R137', 'thing.fields.errand', withFields({ errand: ref('errand') }, { erasure: 'nameless' })],
    ['R135', 'thing.lifecycle.transfer', thing({ lifecycle: { transfer: true } })],
    [
      'R135',
      'thing.lifecycle.remove.setting',
      thing({ lifecycle: { remove: { setting: 'rules.name', effects: [] } } }),
    ],
    ['R135', 'thing.actions.remove', thing({ lifecycle: { remove: { setting: 'rules.removal', effects: [] } } })],
    ['R097', 'thing.fields.state.byAction', withFields({ state: choice(['one'], { byAction: ['one'] }) })],
    ['R079', 'thing.fields.code.caseInsensitive', withFields({ code: text({ caseInsensitive: true }) })],
    ['R098', 'thing.fields.site.outgoing', withFields({ site: text({ outgoing: true }) })],
    [
      'R098',
      'thing.fields.rows.fields.site.outgoing',
      withFields({ rows: items({ site: text({ match: 'url', outgoing: true }) }) }),
    ],
    [
      'R099',
      'thing.actions.update.output',
      thing({ actions: { list: {}, update: { output: { password: secret() } } } }),
    ],
    ['R099', 'thing.actions.create.output', thing({ actions: { list: {}, create: { output: { name: secret() } } } })],
    [
      'R099',
      'thing.actions.create.output',
      thing({ actions: { list: {}, create: { output: { password: secret() } }, import: { takes: ['name'] } } }),
    ],
    [
      'R100',
      'thing.actions.update.reauthenticate',
      thing({ actions: { list: {}, update: { reauthenticate: ['nothing'] } } }),
    ],
    ['R100', 'thing.actions.list.reauthenticate', thing({ actions: { list: { reauthenticate: true } } })],
    [
      'R100',
      'thing.actions.close.reauthenticate',
      thing({ actions: { list: {}, close: { reauthenticate: true, bulk: true, set: { name: 'x' } } } }),
    ],
    [
      'R100',
      'thing.actions.close.reauthenticate',
      thing({ actions: { list: {}, close: { reauthenticate: ['name'], set: { name: 'x' } } } }),
    ],
    ['R100', 'thing.actions.update.notifies', thing({ actions: { list: {}, update: { notifies: 'administrators' } } })],
    ['R080', 'thing.actions.create', single({ actions: { create: {} } })],
    [
      'R081',
      'thing.fields.title',
      single({ form: [{ section: 'main', fields: ['name', 'title'] }] }, { title: text({ required: true }) }),
    ],
    ['R082', 'thing.scopedBy', single({ scopedBy: 'self' })],
    ['R082', 'thing.list', single({ list: { columns: ['name'] } })],
    ['R082', 'thing.tree', single({ tree: 'above' }, { above: ref('thing') })],
    ['R082', 'thing.fields.deleted', single({}, { deleted: flag({ readOnly: true }) })],
    ['R082', 'thing.fields.code.unique', single({}, { code: text({ unique: true }) })],
    [
      'R083',
      'thing.actions.stop.call',
      single({ actions: { stop: { call: 'PUT api/thing/stop/{id}', set: { name: 'x' } as {} } } }),
    ],
    ['R083', 'thing.actions.stop.bulk', single({ actions: { stop: { bulk: true, set: { name: 'x' } as {} } } })],
    ['R150', 'thing.rows', workedOut({ rows: 'table' as 'query' })],
    ['R151', 'thing.rows', { ...workedOut(), actions: {} }],
    ['R151', 'thing.actions.create', workedOut({ actions: { create: {} } })],
    ['R151', 'thing.actions.import', workedOut({ actions: { import: { takes: ['name'] } } })],
    ['R151', 'thing.actions.stop.set', workedOut({ actions: { stop: { set: { name: 'x' } as {} } } })],
    ['R151', 'thing.rows', workedOut({ actions: { rows: { input: { why: text() } } } })],
    ['R152', 'thing.form', workedOut({ form: [{ section: 'main', fields: ['name'] }] })],
    ['R152', 'thing.visibility.rest', workedOut({ visibility: { rest: ['author'] } })],
    ['R152', 'thing.tree', workedOut({ tree: 'above' }, { above: ref('thing') })],
    ['R152', 'thing.fields.deleted', workedOut({}, { deleted: flag() })],
    ['R153', 'thing.fields.code.unique', workedOut({}, { code: text({ unique: true }) })],
    ['R153', 'thing.fields.at.on', workedOut({}, { at: ref('customer', { on: whole }) })],
    [
      'R153',
      'thing.fields.code.permission.write',
      workedOut({}, { code: text({ permission: { write: 'thing:get' } }) }),
    ],
    ['R153', 'thing.fields.key', workedOut({}, { key: secret() })],
    ['R153', 'thing.fields.things', workedOut({}, { things: count('thing', 'above') })],
    ['R154', 'thing.list.search', workedOut({ list: { columns: ['name'], search: ['name'] } })],
    ['R160', 'thing.actions.update.duplicate', withActions({ list: {}, get: {}, update: { duplicate: true } })],
    ['R155', 'thing.actions.list.input.from', withActions({ list: { input: { from: date() } } })],
    ['R155', 'thing.actions.list.input.name', workedOut({ actions: { list: { input: { name: text() } } } })],
    ['R155', 'thing.actions.list.input.page', workedOut({ actions: { list: { input: { page: integer() } } } })],
    ['R155', 'thing.actions.list.input.table', workedOut({ actions: { list: { input: { table: json() } } } })],
    [
      'R155',
      'thing.actions.list.input.from',
      workedOut({ actions: { list: { input: { from: date({ required: true }) } } } }),
    ],
    ['R110', 'thing.fields.sold.min', withFields({ bought: date(), sold: date({ min: 'bought' }) })],
    ['R110', 'thing.fields.sold.max', withFields({ sold: date({ max: 'now' }) })],
    [
      'R110',
      'thing.actions.give.input.sold.max',
      withActions({ give: { input: { sold: date({ max: '2020-02-30' }) } } }),
    ],
    ['R110', 'thing.fields.rows.fields.times.max', withFields({ rows: items({ times: integer({ max: NaN }) }) })],
    ['R111', 'thing.fields.title', withFields({ title: dictionary('doctorTitel') })],
    ['R111', 'thing.actions.give.input.title', withActions({ give: { input: { title: dictionary('nothing') } } })],
    ['R112', 'thing.actions.update.input', withActions({ update: { input: { why: text() } } })],
    ['R112', 'thing.actions.update.set', withActions({ update: { set: { deleted: false } as {} } })],
    ['R112', 'thing.actions.create.confirm', withActions({ create: { confirm: true } })],
    [
      'R112',
      'thing.actions.remove.input',
      thing({
        fields: { name: text({ required: true }), secretCode: text() },
        list: { columns: ['name'] },
        actions: { list: {}, remove: { input: { why: text() } } },
      }),
    ],
    ['R112', 'thing.actions.stop.rules', withActions({ stop: { rules: [anyOf('name')] } })],
    ['R112', 'thing.actions.stop.many', withActions({ stop: { many: true } })],
    [
      'R113',
      'thing.rules',
      withFields({ from: date({ readOnly: true }), until: date() }, { rules: [inOrder('from', 'until')] }),
    ],
    ['R112', 'thing.actions.list.tone', withActions({ list: { tone: 'positive' } })],
    ['R112', 'thing.actions.sort.input', withActions({ sort: { input: { why: text() } } })],
    ['R112', 'thing.actions.remove.on', withActions({ remove: { on: 'list' } })],
    [
      'R112',
      'thing.actions.stop.output',
      withActions({ stop: { set: { name: 'x' } as {}, output: { done: flag() } } }),
    ],
    [
      'R114',
      'thing.fields.code.requiredWhen',
      withFields({ code: text({ required: true, requiredWhen: { deleted: false } }) }),
    ],
    ['R220', 'thing.fields.code.colour', withFields({ code: { ...text(), colour: true } as Field })],
    ['R220', 'thing.fields.code.step', withFields({ code: { ...text(), step: 2 } as Field })],
    [
      'R220',
      'thing.actions.give.input.code.breadth',
      withActions({ give: { input: { code: { ...text(), breadth: 3 } as Field } } }),
    ],
    [
      'R220',
      'thing.fields.rows.fields.note.breadth',
      withFields({ rows: items({ note: { ...text(), breadth: 3 } as Field }) }),
    ],
    [
      'R220',
      'thing.fields.state.tones.c',
      withFields({ state: { ...choice(['a', 'b']), tones: { a: 'positive', c: 'warning' } } as Field }),
    ],
    [
      'R220',
      'thing.fields.code.permission.paint',
      withFields({ code: { ...text(), permission: { read: 'thing:get', paint: 'thing:get' } } as Field }),
    ],
    ['R237', 'thing.shape', thing({ shape: 'name' } as Partial<AnyResource>)],
    ['R237', 'thing.list.shape', thing({ list: { columns: ['name'], ...{ shape: ['name'] } } })],
    [
      'R237',
      'thing.list.calendar.shape',
      withFields(
        { day: date(), minutes: integer() },
        {
          list: {
            columns: ['name'],
            filters: ['deleted', 'day'],
            search: ['name'],
            calendar: { start: 'day', ...{ shape: 'minutes' } },
          },
        },
      ),
    ],
    [
      'R237',
      'thing.list.board.shape',
      withFields(
        { state: choice(['a', 'b']) },
        {
          list: {
            columns: ['name'],
            filters: ['deleted', 'state'],
            search: ['name'],
            board: { by: 'state', ...{ shape: { update: 'b' } } },
          },
        },
      ),
    ],
    [
      'R237',
      'thing.form.0.shape',
      thing({ form: [{ section: 'main', fields: ['name', 'secretCode'], ...{ shape: true } }] }),
    ],
    [
      'R237',
      'thing.visibility.shape',
      thing({ visibility: { rest: ['unlimited'], ...{ shape: { deleted: false } } } }),
    ],
    [
      'R237',
      'thing.retention.weeks',
      thing({ retention: { since: 'createdAt', days: 'thing.days', ...{ weeks: 2 } } }),
    ],
    ['R237', 'thing.lifecycle.shape', thing({ lifecycle: { remove: true, ...{ shape: true } } })],
    [
      'R238',
      'thing.fields.state.tones.a',
      withFields({ state: { ...choice(['a', 'b']), tones: { a: 'good' } } as unknown as Field }),
    ],
    ['R238', 'thing.actions.give.tone', withActions({ give: { tone: 'danger' } as {} })],
    ['R239', 'thing.fields.untold', withFields({ untold: text() })],
    ['R239', 'thing.fields.state.options', withFields({ state: choice(['a', 'untold']) })],
    ['R239', 'thing.fields.rows.fields.untold', withFields({ rows: items({ untold: text() }) })],
    ['R239', 'thing.form.0.section', thing({ form: [{ section: 'untold', fields: ['name', 'secretCode'] }] })],
    ['R239', 'thing.actions.untold', withActions({ untold: { set: { name: 'x' } as {} } })],
    ['R239', 'thing.actions.give.input.untold', withActions({ give: { input: { untold: text() } } })],
    ['R239', 'thing.calls.untold', withCalls({ untold: {} })],
    ['R221', 'thing.actions.give.colour', withActions({ give: { colour: { deleted: false } } as {} })],
    ['R221', 'thing.calls.look.colour', withCalls({ look: { on: 'row', colour: true } })],
    ['R114', 'thing.fields.code.once', withFields({ code: text({ readOnly: true, once: true }) })],
    [
      'R114',
      'thing.fields.code.permission.write',
      withFields({ code: text({ readOnly: true, permission: { write: 'thing:get' } }) }),
    ],
    ['R114', 'thing.fields.code.unindexed', withFields({ code: text({ unique: true, unindexed: true }) })],
    ['R114', 'thing.fields.code.default', withFields({ code: text({ unique: 'ever', default: 'a' }) })],
    [
      'R114',
      'thing.fields.parts.required',
      withFields({ part: ref('thing'), parts: { ...count('thing', 'part'), required: true } }),
    ],
    [
      'R114',
      'thing.fields.kind.default',
      withFields({
        member: ref('member', { required: true }),
        kind: choice(['a', 'b'], { follows: 'member', default: 'a' }),
      }),
    ],
    [
      'R115',
      'thing.actions.give.input.code.unique',
      withActions({ give: { input: { code: text({ unique: true }) } } }),
    ],
    ...[
      { required: true },
      { min: 1 },
      { requiredWhen: { name: 'a' } },
      { requiredBy: 'configSetting.idNumberRequired' },
      { showWhen: { name: 'a' } },
      { permission: { read: 'thing:get' } },
    ].map((option): [string, string, AnyResource] => [
      'R114',
      'thing.fields.members.noneIsAll',
      withFields({ members: refs('member', { noneIsAll: true, ...option } as {}) }),
    ]),
    [
      'R115',
      'thing.actions.give.input.members.noneIsAll',
      withActions({ give: { input: { members: refs('member', { noneIsAll: true }) } } }),
    ],
    [
      'R115',
      'thing.actions.give.input.papers',
      withActions({ give: { input: { papers: attachments({ types: ['pdf'] }) } } }),
    ],
    [
      'R115',
      'thing.calls.look.output.papers',
      withCalls({ look: { on: 'row', output: { papers: attachments({ types: ['pdf'] }) } } }),
    ],
    ['R115', 'thing.actions.give.input.code.mask', withActions({ give: { input: { code: text({ mask: 'tail4' }) } } })],
    [
      'R115',
      'thing.calls.look.output.code.permission',
      withCalls({ look: { on: 'row', output: { code: text({ permission: { read: 'thing:get' } }) } } }),
    ],
    [
      'R115',
      'thing.fields.rows.fields.state.byAction',
      withFields({ rows: items({ state: choice(['a', 'b'], { byAction: ['b'] }) }) }),
    ],
    ['R116', 'thing.fields.member.otherwise', withFields({ member: ref('member', { otherwise: 'unsuitable' }) })],
    [
      'R116',
      'thing.actions.give.input.rules.evenDeleted',
      withActions({ give: { input: { rules: ref('rules', { evenDeleted: true }) } } }),
    ],
    ['R116', 'thing.fields.member.labelWith', withFields({ member: ref('member', { labelWith: 'secretCode' }) })],
    ['R116', 'thing.fields.rows.apart', withFields({ rows: items({ note: text() }, { apart: true }) })],
    ['R116', 'thing.fields.lens.step', withFields({ lens: decimal({ digits: 1, step: 0.25 }) })],
    ['R194', 'thing.actions.stop.undo', withActions({ stop: { set: { name: 'x' } as {}, undo: 'start' } })],
    [
      'R194',
      'thing.actions.stop.undo',
      withActions({
        stop: { when: { name: 'a' } as {}, set: { name: 'x' } as {}, undo: 'start' },
        start: { when: { name: 'y' } as {}, set: { name: 'a' } as {} },
      }),
    ],
    [
      'R194',
      'thing.actions.stop.undo',
      withActions({ stop: { set: { name: 'x' } as {}, undo: 'start' }, start: { set: { name: 'a' } as {} } }),
    ],
    ['R195', 'thing.about', thing({ about: 'name' })],
    ['R195', 'thing.about', withFields({ place: ref('place') }, { about: 'place' })],
    ['R195', 'thing.tells', thing({ tells: ['nothing'] })],
    ['R195', 'thing.tells', withFields({ customer: ref('customer') }, { about: 'customer', tells: ['name'] })],
    ['R195', 'thing.tells', withFields({ place: ref('place') }, { tells: ['place'] })],
    ['R195', 'thing.fields.about', withFields({ customer: ref('customer'), about: text() }, { about: 'customer' })],
    ['R193', 'thing.fields.code.requiredBy', withFields({ code: text({ requiredBy: 'other.name' }) })],
    ['R114', 'thing.fields.code.requiredBy', withFields({ code: text({ required: true, requiredBy: 'other.name' }) })],
    ['R117', 'thing.fields.used.unindexed', withFields({ used: integer({ unindexed: true }) })],
    ['R118', 'thing.actions.give.audit', withActions({ give: { input: { password: secret() }, audit: ['password'] } })],
    [
      'R118',
      'thing.actions.give.begins',
      withActions({ give: { on: 'list', input: { name: text() }, begins: ['name'] } }),
    ],
    [
      'R118',
      'thing.actions.give.begins',
      withActions({ give: { input: { secretCode: text() }, begins: ['secretCode'] } }),
    ],
    [
      'R119',
      'thing.calls.look.input.table',
      withCalls({ look: { call: 'GET api/thing/look', input: { table: json() } } }),
    ],
    ['R090', 'thing.actions.import', withActions({ import: { takes: ['name'], output: { done: flag() } } })],
    ['R090', 'thing.actions.import.takes', withActions({ import: {} })],
    ['R091', 'thing.actions.import.takes', withActions({ import: { takes: ['name', 'deleted'] } })],
    ['R091', 'thing.actions.import.takes', withActions({ import: { takes: ['name', 'name'] } })],
    [
      'R091',
      'thing.actions.import.takes',
      withFields({ rows: items({ note: text() }) }, { actions: { import: { takes: ['name', 'rows'] } } }),
    ],
    ['R092', 'thing.actions.import.takes', withActions({ import: { takes: ['secretCode'] } })],
    ['R093', 'thing.actions.give.takes', withActions({ give: { output: { done: flag() }, takes: ['name'] } })],
  ] as [string, string, AnyResource, string?][]
).map(([id, place, resource, key]) => [id, place, resource, key])

describe('checks of descriptors', () => {
  it('find nothing in the resources that there are', () => {
    expect(checkRegistry(registry, checkedBeside())).toEqual([])
    expect(() => assertRegistry(registry)).not.toThrow()
  })

  it('find nothing in the examples that the cases below change', () => {
    expect(checkRegistry(within(thing()))).toEqual([])
    expect(checkRegistry(within(single()))).toEqual([])
  })

  it.each(cases)('%s finds the mistake at %s', (id, place, resource, key) => {
    const findings = checkRegistry(within(resource, key), {
      dictionaryGroups,
      reports,
      messages: messageKeys,
      languagesWithout: key => (/\buntold\b/.test(key) ? ['zh', 'en'] : []),
    })
    expect(findings.filter(finding => finding.id === id).map(finding => finding.place)).toContain(place)
    for (const finding of findings) {
      expect(finding.problem).not.toMatch(/undefined|\[object/)
      expect(finding.remedy).not.toMatch(/undefined|\[object/)
      expect(finding.remedy.length).toBeGreaterThan(3)
    }
  })

  it('name each text that a report, what it measures or a page has none of, and where to write it', () => {
    const without = (...keys: string[]) =>
      checkRegistry(within(thing()), {
        reports: { overview: reports.overview },
        writtenPages: { clinic: { newCase: { permission: 'signedIn' } } },
        languagesWithout: key => (keys.includes(key) ? ['en'] : []),
      })
        .filter(({ id }) => id === 'R240')
        .map(({ place, remedy }) => [place, remedy])
    const [part = ''] = Object.keys(reports.overview.parts)
    const { name: facts, measures } = reports.overview.facts[0]!
    const measure = `facts.${facts}.measures.${Object.keys(measures)[0]}.name`
    expect(without()).toEqual([])
    expect(without(measure, `reports.overview.parts.${part}`, 'pages.newCase')).toEqual([
      [measure, "name: '…' in i18n/en/statistics/facts.ts"],
      [`reports.overview.parts.${part}`, `${part}: '…' in i18n/en/statistics/reports.ts`],
      ['pages.newCase', "newCase: '…' in i18n/en/shell/pages.ts"],
    ])
  })

  it('say once that a resource has no texts at all, and that what is written has to be named', () => {
    const told = checkRegistry(within(withFields({ code: text() })), {
      languagesWithout: key => (key.startsWith('resources.thing.') ? ['zh', 'en'] : []),
    }).map(({ id, place, problem, remedy }) => [id, place, problem, remedy])
    expect(told).toEqual([
      [
        'R239',
        'thing',
        'thing has no texts',
        'i18n/zh/‹capability›/thing.ts and i18n/en/‹capability›/thing.ts, `satisfies Texts<typeof thing>`, each named in the later.ts (or index.ts) beside it',
      ],
    ])
  })

  it('say which name was probably meant', () => {
    const told = (fields: Fields) =>
      checkRegistry(within(withFields(fields)), { dictionaryGroups: ['doctorTitle', 'fusion'] }).map(
        ({ problem }) => problem,
      )
    expect(told({ title: dictionary('doctortitel') })).toEqual([
      'no dictionary group is called doctortitel: did you mean doctorTitle?',
    ])
    expect(told({ title: dictionary('shoes') })).toEqual(['no dictionary group is called shoes'])
    expect(
      checkRegistry(within(withFields({ bought: date(), sold: date({ min: 'bought' }) }))).map(({ remedy }) => remedy),
    ).toEqual(["rules: [inOrder('bought', 'sold')]"])
  })

  it('have a case each, and a number of their own', () => {
    const ids = checks.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect([...new Set(cases.map(([id]) => id))].sort()).toEqual([...ids].sort())
  })

  it('have numbers of their own beside those of reports and of the home page', () => {
    const folder = new URL('../../../resources/core/checks/', import.meta.url)
    const ids = readdirSync(folder).flatMap(
      file => readFileSync(new URL(file, folder), 'utf8').match(/(?<=\bid: ')R\d{3}(?=')/g) ?? [],
    )
    expect(ids.length).toBeGreaterThan(checks.length)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  it.each<readonly [what: string, wrong: AnyResource, meant: string]>([
    ['the resource of a ref', withFields({ owner: ref('membre') }), 'member'],
    ['the resource that is counted', withFields({ members: count('membr', 'operator') }), 'member'],
    ['the field that names a record', thing({ label: 'nam' }), 'name'],
    ['a column', thing({ list: { columns: ['nmae'] } }), 'name'],
    ['a filter', thing({ list: { columns: ['name'], filters: ['deletd'] } }), 'deleted'],
    ['a searched field', thing({ list: { columns: ['name'], search: ['naem'] } }), 'name'],
    ['a field of the form', thing({ form: [{ section: 'main', fields: ['name', 'secretCod'] }] }), 'secretCode'],
    ['a field of a condition', withFields({ note: text({ showWhen: { delted: true } }) }), 'deleted'],
    [
      'a field of a condition beside one called type',
      withFields({ type: choice(['a', 'b']), note: text({ showWhen: { type: 'a', delted: true } }) }),
      'deleted',
    ],
    [
      'a field over a ref',
      withFields({ owner: ref('member'), note: text({ showWhen: { 'owner.knd': 'a' } }) }),
      'owner.kind',
    ],
    ['a field that an action sets', withActions({ hide: { set: { deletd: true } } }), 'deleted'],
    [
      'the preview of an action',
      withCalls(
        { giveBefore: { on: 'row', output: previewOutput } },
        { give: { preview: 'giveBefor', input: { ...previewToken } } },
      ),
      'giveBefore',
    ],
    ['what an action begins with', withActions({ give: { input: { name: text() }, begins: ['nam'] } }), 'name'],
    ['a permission', thing({ visibility: { when: { deleted: false }, rest: ['thing:updat'] } }), 'thing:update'],
    ['the permission of an action', withActions({ give: { permission: 'membre:update' } }), 'member:update'],
    ['a column of an import', withActions({ import: { takes: ['name', 'secretCde'] } }), 'secretCode'],
    [
      'an option of a condition, beside an action that is called nearly so',
      withFields(
        { state: choice(['planned', 'arrived'], { default: 'planned' }) },
        {
          actions: {
            arrive: { when: { state: ['arived'], deleted: false }, set: { state: 'arrived' } },
          },
        },
      ),
      'arrived',
    ],
    ['an option of a field', withFields({ code: { ...text(), requried: true } as Field }), 'required'],
    [
      'an option of a choice',
      withFields({ state: { ...choice(['canceled', 'arrived']), tones: { cancelled: 'warning' } } as Field }),
      'canceled',
    ],
    ['an option of an action', withActions({ give: { wehn: { deleted: false } } as {} }), 'when'],
    ['a resource that is told of changes', thing({ invalidates: ['membeer'] }), 'member'],
  ])('say which name was likely meant: %s', (_what, wrong, meant) => {
    expect(checkRegistry(within(wrong)).map(({ problem }) => problem)).toContainEqual(
      expect.stringMatching(new RegExp(`: did you mean ${meant}\\?$`)),
    )
  })

  it('guess nothing that is not possible there', () => {
    const problems = (wrong: AnyResource) => checkRegistry(within(wrong)).map(({ problem }) => problem)
    expect(problems(withFields({ member: ref('member'), begins: integer() }, { label: ['member', 'begin'] }))).toEqual([
      'begin is no text, ref, day or moment of thing that everybody may read',
    ])
  })

  it.runIf(isFull)(
    'guess nothing where no name is like it, nor of what is no name',
    () => {
      const guesses = cases.flatMap(([id, , resource, key]) =>
        checkRegistry(within(resource, key))
          .filter(finding => finding.id === id)
          .flatMap(({ problem }) => /did you mean (.*)\?$/.exec(problem)?.[1] ?? [])
          .map(guess => `${id} ${guess}`),
      )
      expect([...new Set(guesses)]).toEqual([])
    },
    60_000,
  )

  it.runIf(isFull)(
    'guess every name of the real descriptors that is spelled with a letter less, where they find it missing',
    () => {
      const wrong: string[] = []
      let found = 0
      for (const key of ['patient', 'hospital', 'recharge', 'message', 'notice', 'role']) {
        const resource = registry[key]!
        for (const part of ['list', 'form', 'label', 'scopedBy', 'staff', 'tree', 'order', 'invalidates'] as const) {
          const names = new Set(
            JSON.stringify(resource[part] ?? '')
              .match(/"[a-z]\w{4,}"(?!:)/gi)
              ?.map(quoted => quoted.slice(1, -1)),
          )
          for (const name of names) {
            const misspelt = name.slice(0, 2) + name.slice(3)
            const broken = {
              ...resource,
              [part]: JSON.parse(JSON.stringify(resource[part]).replaceAll(`"${name}"`, `"${misspelt}"`)) as never,
            }
            const findings = checks.flatMap(({ find }) => find(broken, { ...registry, [key]: broken }, key, {}))
            for (const finding of findings.filter(({ problem }) => new RegExp(`\\b${misspelt}\\b`).test(problem))) {
              found += 1
              const guess = meant(finding, broken, { ...registry, [key]: broken })
              if (guess !== name)
                wrong.push(`${key}.${part} ${misspelt}: ${String(guess)} in the place of ${name} (${finding.problem})`)
            }
          }
        }
      }
      expect(found).toBeGreaterThan(80)
      expect(wrong).toEqual([])
    },
    60_000,
  )

  it('let an action have a permission of its own, or one that another resource has', () => {
    const permitted = (permission: string) => checkRegistry(within(withActions({ give: { permission } })))
    for (const permission of ['thing:hand', 'member:update', 'signedIn']) expect(permitted(permission)).toEqual([])
  })

  it('say of pages and parts of the home page who would never see them', () => {
    const found = checkRegistry(within(thing()), {
      pages: ['one', 'other'],
      writtenPages: {
        room: {
          one: { permission: 'member:lsit' },
          other: { permission: 'signedIn' },
          third: { permission: 'member:list', ...{ noCach: true } },
        },
      },
      home: {
        room: {
          mine: ownPart({ permission: 'membre:get', height: 1 }),
          theirs: ownPart({ permission: 'signedIn', may: 'membre:lst', height: 1 }),
        },
      },
    })
    expect(found.map(({ id, place, problem }) => [id, place, /did you mean (.*)\?/.exec(problem)?.[1]])).toEqual([
      ['R223', 'room.pages.one.permission', 'member:list'],
      ['R223', 'room.home.mine.permission', 'member:get'],
      ['R223', 'room.home.theirs.may', 'member:list'],
      ['R244', 'room.pages.third.noCach', 'noCache'],
      ['R224', 'room.pages.third', undefined],
    ])
  })

  it('tell everything at once, with place and remedy, in one error', () => {
    const broken = withFields({ owner: ref('nobody'), sort: integer({ min: 3, max: 2 }) }, { label: 'nothing' })
    expect(() => assertRegistry(within(broken))).toThrow(
      /^The descriptors have 3 mistakes:\nR001 thing\.fields\.owner: .*\n {5}write: owner: ref\([^\n]*\nR007 thing\.label: [^]*\nR071 thing\.fields\.sort: /,
    )
  })
})
