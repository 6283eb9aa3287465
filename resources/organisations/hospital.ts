import {
  choice,
  count,
  flag,
  integer,
  longText,
  optionalPreviewToken,
  previewOutput,
  ref,
  resource,
  text,
  takenAnswer,
} from '../core/index.ts'
import { statementAsk, statementGives, statementRules } from '../times/hospitalStatement.ts'

const removable = { subordinates: 0, deleted: false, kind: { not: 'platform' } } as const

/** An organisation: the platform at the root, distributors and agencies below it, hospitals at the leaves. */
export const hospital = resource({
  name: 'hospital',
  label: 'name',
  brief: 4,
  retention: 'untilDeleted',
  scopedBy: 'self',
  comments: true,
  tree: 'superior',
  lifecycle: {
    remove: {
      setting: 'configSetting.removalOfHospitals',
      effects: [
        'ordinary',
        'naked3d',
        'lifetime',
        'unpaid',
        'operator',
        'doctor',
        'patient',
        'device',
        'patientTimes',
        'patientLifetimes',
        'patientWorth',
        'waiting',
        'cards',
      ],
    },
  },
  fields: {
    name: text({ required: true, min: 3, max: 50, unique: true }),
    code: text({ required: true, max: 12, match: 'code', unique: true, caseInsensitive: true }),
    kind: choice(['platform', 'distributor', 'agency', 'hospital'], { required: true, tones: { platform: 'warning' } }),
    superior: ref('hospital', {
      requiredWhen: { kind: { not: 'platform' } },
      showWhen: { kind: { not: 'platform' } },
      on: { remove: 'refuse' },
    }),
    province: text({ required: true, max: 25 }),
    city: text({ required: true, max: 25 }),
    address: text({ max: 50 }),
    contact: text({ required: true, max: 25, personal: true }),
    phone: text({ required: true, match: 'phone', personal: true }),
    remark: longText(),
    subordinates: count('hospital', 'superior'),
    deleted: flag({ readOnly: true }),
  },
  list: {
    columns: ['name', 'code', 'kind', 'superior', 'province', 'city', 'contact', 'phone', 'subordinates'],
    card: ['code', 'kind', 'superior', 'city', 'contact', 'phone'],
    spare: ['province'],
    filters: ['kind', 'superior', 'province', 'city', 'createdAt', 'deleted'],
    search: ['name', 'code', 'contact'],
  },
  form: [
    { section: 'organisation', fields: ['name', 'code', 'kind', 'superior'] },
    { section: 'place', fields: ['province', 'city', 'address'] },
    { section: 'contact', fields: ['contact', 'phone', 'remark'] },
  ],
  actions: {
    list: { call: 'GET api/hospital' },
    get: { call: 'GET api/hospital/{id}' },
    options: { call: 'GET api/hospitalOption' },
    create: { call: 'POST api/hospital' },
    update: { call: 'PUT api/hospital', when: { subordinates: 0, deleted: false } },
    /**
     * Where there are times, people or patients, they are told first, or the settings refuse it. From then on its
     * account pays nothing.
     */
    remove: {
      call: { path: 'POST api/hospital/delete', send: { id: 'id', version: 'version', previewToken: 'previewToken' } },
      when: removable,
      set: { deleted: true },
      tone: 'critical',
      confirm: true,
      preview: 'removePreview',
      input: optionalPreviewToken,
    },
    recover: { call: 'GET api/hospital/recover/{id}', when: { deleted: true }, set: { deleted: false }, confirm: true },
  },
  calls: {
    removePreview: { call: 'GET api/hospital/removePreview/{id}', on: 'row', output: previewOutput },
    /** What the organisation has left of each type. */
    balances: {
      call: 'GET api/hospital/balances/{id}',
      on: 'row',
      permission: 'hospital:get',
      output: {
        ordinary: integer({ required: true }),
        naked3d: integer({ required: true }),
        lifetime: integer({ required: true }),
      },
    },
    statement: {
      call: 'GET api/hospital/statement/{id}',
      on: 'row',
      input: statementAsk,
      rules: statementRules,
      output: statementGives,
    },
    checkName: {
      call: 'POST api/hospital/checkName',
      permission: 'hospital:create',
      reads: true,
      input: { id: integer(), name: text({ required: true }) },
      output: takenAnswer,
    },
  },
})
