import {
  acuity, after, age, attachment, attachments, anyOf, anyOfAs, anyRow, choice, choices, coded, count, date, datetime, decimal, derives, dictionary, differ, file, flag, held, image, inOrder, integer, items, json, longText, money, needs, previewOutput, previewToken, ref, refs, resource, richText,
  same, secret, service, term, text,
} from '../../resources/core/index.ts'

/** Every field type with every option that it takes. */
export const equipment = resource({
  name: 'equipment',
  label: 'name',
  brief: 20,
  about: 'lentTo',
  comments: true,
  lifecycle: { remove: true },
  erasure: 'nameless',
  scopedBy: 'hospital',
  staff: ['keeper'],
  visibility: { when: { published: true }, during: ['seenAt', 'returnedAt'], within: 'audience', roles: 'readers', staff: 'keeper', devices: { eyes: ['right', 'both'] }, rest: ['author', 'unlimited', 'equipment:update'] },
  unknown: 'unknownAccount',
  unavailableReasons: true,
  fields: {
    // example: fields
    name: text({ required: true, min: 2, max: 40, unique: { within: ['hospital'] }, caseInsensitive: true, personal: false }),
    nameEn: text({ max: 40, default: 'Unnamed' }),
    serial: text({ match: 'code', unique: 'ever', once: true }),
    endpoint: text({ match: 'url', outgoing: true }),
    owner: text({ mask: 'tail4', personal: true, permission: { read: 'equipment:contact', write: 'equipment:contact' } }),
    remark: longText({ max: 500, default: 'None' }),
    manual: richText({ max: 20_000 }),
    pieces: integer({ min: 1, max: 99, default: 1 }),
    rank: integer({ required: true, default: 0, min: 0 }),
    used: integer({ readOnly: true, default: 0, unindexed: true }),
    lensRight: decimal({ min: -30, max: 30, digits: 2, step: 0.25, signed: true, default: 0 }),
    lensLeft: decimal({ step: 0.25, signed: true }),
    cost: money({ min: 0, max: 100_000_000, default: 0 }),
    bestVision: acuity(),
    bought: date({ min: '-20y', max: 'today' }),
    serviced: date({ default: '2026-01-01' }),
    seenAt: datetime({ min: '-20y', max: 'today', default: '2026-01-01T00:00:00Z' }),
    returnedAt: datetime(),
    published: flag({ default: false }),
    loud: flag(),
    checked: flag(),
    state: choice(['stored', 'lent', 'broken', 'lost'], { default: 'stored', tones: { broken: 'warning', lost: 'critical' }, byAction: ['lost'] }),
    eyes: choices(['right', 'left', 'both'], { default: ['both'] }),
    grade: coded(['new', 'good', 'worn'], { default: 1 }),
    colour: dictionary('equipmentColour', { default: 'grey' }),
    tag: text({ whole: true }),
    lastDone: term('operation', { readOnly: true }),
    lentTo: ref('patient', { requiredWhen: { state: 'lent' }, showWhen: { state: 'lent' }, formerBy: 'boughtFor', labelWith: 'account', on: { merge: 'move', transfer: 'stay', remove: 'keep' } }),
    keeper: ref('doctor', { requiredBy: 'lendingSetting.remind', where: { occupation: 'trainer' }, shares: ['hospital', 'otherOrganisation'], otherwise: 'unsuitable' }),
    boughtFor: ref('hospital', { evenDeleted: true, on: { remove: 'keep' } }),
    branch: ref('branch', { required: true, was: 'room' }),
    hospital: ref('hospital', { follows: 'branch', on: { remove: 'keep' } }),
    readers: refs('role'),
    papers: attachments({ max: 20, types: ['pdf', 'jpg'], most: 5 }),
    audience: refs('hospital', { noneIsAll: true, on: { remove: 'keep' } }),
    partOf: ref('equipment', { on: { remove: 'keep' } }),
    projects: refs('project', { min: 1 }),
    parts: count('equipment', 'partOf'),
    months: age('bought'),
    repairs: items({ day: date({ required: true }), cost: money({ min: 0 }) }, { min: 0, max: 50 }),
    photo: image({ shape: 'round', library: true }),
    photoIsShown: held('photo'),
    handbook: attachment({ max: 1024, types: ['pdf'] }),
    layout: json({ max: 10_000 }),
    key: secret({ min: 16, max: 4096 }),
    deleted: flag({ readOnly: true }),
    // /example
  },
  list: {
    columns: ['name', 'state', 'hospital', 'keeper', 'cost', 'bought'], card: ['state', 'keeper'], spare: ['cost', 'bought'], filters: ['state', 'hospital', 'bought', 'used', 'deleted'],
    search: ['name', 'keeper'], sort: ['bought', 'DESC'], totals: ['cost'],
    calendar: { start: 'bought', by: 'keeper' }, board: { by: 'state', moves: { lend: 'lent' } },
  },
  form: [
    { section: 'general', fields: ['name', 'serial', 'owner', 'bought', 'branch', 'keeper', 'state', 'lentTo', 'projects', 'rank'] },
    { section: 'lenses', fields: ['lensRight', 'lensLeft'], pairs: true },
  ],
  // example: rules
  rules: [
    anyOf('serial', 'owner'), anyOfAs('required', 'serial', 'owner'), same('bought', 'serviced'), differ('name', 'nameEn'), inOrder('bought', 'serviced'), needs('loud', 'checked', 'required'),
    anyRow('repairs', 'cost', 'required'), derives('serial', 'identityBirthday', 'bought'),
  ],
  // /example
  tree: 'partOf',
  order: 'rank',
  invalidates: ['branch'],
  was: 'machine',
  actions: {
    // example: actions
    list: {}, get: {}, create: { duplicate: true, output: { token: secret() } }, update: { when: { deleted: false }, reauthenticate: ['endpoint'], notifies: 'administrators' }, sort: {},
    remove: { when: { deleted: false }, set: { deleted: true }, bulk: true, confirm: true, tone: 'critical' },
    lend: {
      call: 'PUT api/equipment/lend/{id}', permission: 'equipment:lend', when: { state: 'stored' }, preview: 'lendPreview', begins: ['remark'], audit: ['remark'],
      input: { to: ref('patient', { required: true }), from: date(), until: date(), remark: longText(), ...previewToken }, rules: [after('from', 'until')],
    },
    lose: { when: { state: { not: 'lost' } }, set: { state: 'lost' }, concernsSharers: true, repeatable: false },
    scan: { on: 'list', input: { sheet: file({ required: true, max: 5, types: ['.csv'] }), rows: items({ code: text() }, { apart: true }) }, output: { name: text() }, many: true },
    // /example
  },
  // example: calls
  calls: {
    lendPreview: { on: 'row', reads: true, input: { to: ref('patient', { required: true }), from: date(), until: date() }, output: previewOutput },
    report: { call: 'POST api/equipment/report', by: 'device', repeatable: false, input: { serial: text() }, rules: [anyOf('serial')], output: { done: flag() } },
    setOwn: { permission: 'signedIn', always: true, concernsSharers: true, input: { key: secret() }, output: { done: flag() } },
    shown: { call: 'GET api/equipment/shown', by: 'device', conditional: true, output: { names: json({ of: text(), many: true }) } },
    names: { permission: 'signedIn', logged: true, input: { reason: text() }, audit: ['reason'], output: { name: text(), former: json({ of: text(), many: true }) }, many: true },
  },
  // /example
})

/** Calls that are of no record. */
export const weather = service({ name: 'weather', calls: { today: { call: 'GET api/weather/today', permission: 'signedIn', output: { sunny: flag() } } } })
