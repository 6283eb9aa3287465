import { atConsentAge, minor, underConsentAge } from '../../domain/consent.ts'
import {
  age,
  anyOfAs,
  choice,
  date,
  datetime,
  flag,
  image,
  inOrder,
  integer,
  items,
  longText,
  optionalPreviewToken,
  previewOutput,
  previewToken,
  ref,
  resource,
  secret,
  text,
  derives,
  takenAnswer,
} from '../core/index.ts'
import { mergedRecords } from './duplicate.ts'
import { patientOverview } from './patientOverview.ts'
import { staffFields, staffHere } from '../organisations/staff.ts'
import { timesBalance } from '../times/timesBalance.ts'
import { lifetimeAsks, lifetimeLook } from '../times/topUp.ts'
import { trainingDays } from '../training/trainingDays.ts'

/** What the form asks before it is saved; those who make records may ask. */
const asked = { permission: 'patient:create' } as const
const look = { ...asked, reads: true } as const
/** The types of patients who train until a day. */
export const limitedTypes = ['ordinary', 'trial'] as const
const limited = { type: limitedTypes } as const
const mayHaveLifetime = { type: { not: ['lifetime', 'demo'] }, deleted: false } as const
/** A deleted patient's lifetime can be given back as any top-up; that of one who was merged is the survivor's. */
const hasLifetime = { type: 'lifetime', mergedInto: null } as const

/** A business user: the child who trains. What identifies it is masked, and each look at it is logged. */
export const patient = resource({
  name: 'patient',
  label: 'name',
  tells: ['gender', 'age'],
  scopedBy: 'hospital',
  comments: true,
  staff: staffFields,
  lifecycle: {
    merge: true,
    transfer: true,
    remove: {
      setting: 'configSetting.removalOfPatients',
      effects: ['ordinary', 'naked3d', 'lifetime', 'worth', 'unpaid', 'owed', 'waiting'],
    },
    erase: 'dataRequest.erase',
  },
  erasure: 'nameless',
  retention: { since: 'updatedAt', years: 'retentionSetting.medicalYears' },
  fields: {
    account: text({ readOnly: true, unique: 'ever', personal: true }),
    name: text({ required: true, max: 25, personal: true }),
    gender: choice(['male', 'female'], { required: true }),
    birthday: date({ required: true, min: '-120y', max: 'today', personal: true }),
    age: age('birthday'),
    photo: image({ shape: 'round' }),
    /** The patient's own. A child under 14 may have none where the guardian's is there. */
    mobile: text({ match: 'mobile', unique: true, mask: 'tail4', requiredWhen: { birthday: { max: atConsentAge } } }),
    mobileVerifiedAt: datetime({ readOnly: true }),
    /** Checked whenever it is given. */
    idNumber: text({
      match: 'idNumber',
      unique: true,
      mask: 'tail4',
      requiredWhen: { type: { not: 'demo' } },
      requiredBy: 'configSetting.idNumberRequired',
    }),
    address: text({ max: 50, personal: true }),
    guardianName: text({ max: 25, personal: true, requiredWhen: { birthday: { min: minor }, type: { not: 'demo' } } }),
    guardianMobile: text({ match: 'mobile', mask: 'tail4' }),
    consentOn: date({ max: 'today', requiredWhen: { birthday: { min: underConsentAge }, type: { not: 'demo' } } }),
    hospital: ref('hospital', { required: true, once: true, on: { remove: 'ask' } }),
    ...staffHere,
    type: choice(['ordinary', 'lifetime', 'naked3d', 'demo', 'trial'], {
      default: 'ordinary',
      once: true,
      byAction: ['lifetime'],
      tones: { lifetime: 'positive', demo: 'warning', trial: 'warning' },
    }),
    validFrom: date({ showWhen: limited }),
    validUntil: date({ showWhen: limited, requiredWhen: { type: 'trial' } }),
    // Each training day takes one: an index over it would have every other index of the patient written with it.
    times: integer({ readOnly: true, default: 0, unindexed: true }),
    activation: choice(['inactivated', 'activated'], {
      readOnly: true,
      default: 'inactivated',
      tones: { activated: 'positive' },
    }),
    access: choice(['permission', 'forbidden'], {
      readOnly: true,
      default: 'permission',
      tones: { permission: 'positive', forbidden: 'critical' },
    }),
    origin: choice(['operator', 'selfService', 'import'], { readOnly: true, default: 'operator' }),
    remark: longText(),
    mergedInto: ref('patient', {
      readOnly: true,
      showWhen: { deleted: true },
      formerBy: 'hospital',
      on: { merge: 'move', transfer: 'stay', remove: 'keep' },
    }),
    /** All that was kept of the patient was erased then: the record has no name any more, and does not come back. */
    namelessSince: datetime({ readOnly: true, showWhen: { deleted: true } }),
    deleted: flag({ readOnly: true }),
  },
  list: {
    columns: ['account', 'name', 'gender', 'age', 'mobile', 'hospital', 'type', 'times', 'access'],
    card: ['gender', 'age', 'mobile', 'hospital', 'times'],
    filters: [
      'hospital',
      'access',
      'type',
      'activation',
      'gender',
      'mobile',
      'doctor',
      'trainer',
      'times',
      'createdAt',
      'deleted',
    ],
    search: ['name', 'account', 'mobile', 'guardianName', 'guardianMobile', 'idNumber'],
  },
  form: [
    { section: 'person', fields: ['name', 'idNumber', 'gender', 'birthday', 'mobile', 'address', 'photo'] },
    { section: 'guardian', fields: ['guardianName', 'guardianMobile', 'consentOn'] },
    { section: 'service', fields: ['hospital', 'type', 'validFrom', 'validUntil', 'remark'] },
    { section: 'staff', fields: staffFields },
  ],
  rules: [
    derives('idNumber', 'identityBirthday', 'birthday'),
    derives('idNumber', 'identityGender', 'gender'),
    anyOfAs('mobileOrGuardian', 'mobile', 'guardianMobile'),
    inOrder('birthday', 'consentOn'),
    inOrder('validFrom', 'validUntil'),
  ],
  actions: {
    list: { call: 'GET api/users' },
    get: { call: 'GET api/user/{id}' },
    options: { call: 'GET api/getUsersOption', output: { account: text(), name: text(), hospitalLabel: text() } },
    create: { call: 'POST api/users' },
    import: {
      takes: [
        'name',
        'gender',
        'birthday',
        'mobile',
        'idNumber',
        'address',
        'guardianName',
        'guardianMobile',
        'consentOn',
        'hospital',
        'type',
        'validFrom',
        'validUntil',
        'doctor',
        'nurse',
        'trainer',
        'remark',
      ],
      set: { origin: 'import' },
    },
    update: { call: 'PUT api/users', when: { deleted: false } },
    enable: {
      call: 'GET api/users/available/{id}',
      when: { access: 'forbidden', deleted: false },
      set: { access: 'permission' },
      bulk: true,
      tone: 'positive',
      undo: 'disable',
    },
    disable: {
      call: 'GET api/users/disable/{id}',
      when: { access: 'permission', deleted: false },
      set: { access: 'forbidden' },
      bulk: true,
      tone: 'critical',
      confirm: true,
      undo: 'enable',
    },
    activate: {
      when: { activation: 'inactivated', access: 'permission', deleted: false },
      set: { activation: 'activated' },
      tone: 'positive',
      confirm: true,
    },
    adopt: { when: { origin: 'selfService', deleted: false }, set: { origin: 'operator' }, confirm: true },
    changeType: {
      when: { type: { not: 'lifetime' }, deleted: false },
      input: {
        type: choice(['ordinary', 'naked3d', 'trial', 'demo'], { required: true }),
        validUntil: date({ min: 'today', showWhen: limited, requiredWhen: { type: 'trial' } }),
      },
    },
    /** One lifetime is moved to the patient as any top-up is. */
    giveLifetime: {
      when: mayHaveLifetime,
      preview: 'lifetimePreview',
      input: { ...lifetimeAsks, ...optionalPreviewToken },
    },
    /** It is given back where it came by a top-up; above the limit for refunds somebody else agrees first. */
    cancelLifetime: {
      when: hasLifetime,
      tone: 'warning',
      audit: ['reason'],
      preview: 'cancelLifetimePreview',
      input: { reason: text({ required: true, max: 50 }), ...optionalPreviewToken },
    },
    transfer: {
      when: { deleted: false },
      bulk: true,
      tone: 'warning',
      audit: ['reason'],
      preview: 'transferPreview',
      input: {
        hospital: ref('hospital', { required: true }),
        reason: text({ required: true, max: 50 }),
        ...previewToken,
      },
    },
    sendPassword: {
      call: 'GET api/senAccountAndPassword/{id}',
      when: { deleted: false, type: { not: 'demo' } },
      output: { sent: flag(), password: secret() },
      bulk: true,
      confirm: true,
    },
    /** Where the patient still has or owes something, that is told first, or the settings refuse it. */
    remove: {
      call: 'DELETE api/users/{id}',
      when: { deleted: false },
      set: { deleted: true },
      bulk: true,
      tone: 'critical',
      confirm: true,
      undo: 'recover',
      preview: 'removePreview',
      input: optionalPreviewToken,
    },
    recover: {
      call: 'PUT api/users/recover/{id}',
      when: { deleted: true, mergedInto: null, namelessSince: null },
      set: { deleted: false },
      bulk: true,
    },
  },
  calls: {
    recent: {
      call: 'GET api/patient/recent',
      permission: 'patient:get',
      many: true,
      output: {
        id: integer({ required: true }),
        name: text({ required: true }),
        hospitalLabel: text(),
        readAt: datetime({ required: true }),
      },
    },
    checkMobile: {
      call: 'POST api/users/checkMobile',
      ...look,
      input: { id: integer(), mobile: text({ required: true, match: 'mobile' }) },
      output: takenAnswer,
    },
    checkIdNumber: {
      call: 'POST api/users/checkIdNumber',
      ...look,
      input: { id: integer(), idNumber: text({ required: true, match: 'idNumber' }) },
      output: takenAnswer,
    },
    /** How many other patients of the caller's share a guardian's mobile; without a number the record's own. */
    siblings: {
      call: 'POST api/users/siblings',
      ...look,
      input: { id: integer(), guardianMobile: text({ match: 'mobile' }) },
      output: { count: integer({ required: true }) },
    },
    sendCode: {
      call: 'POST api/users/mobileCode',
      ...asked,
      repeatable: false,
      input: { mobile: text({ required: true, match: 'mobile' }) },
      output: { sent: flag(), wait: integer({ required: true }) },
    },
    verifyMobile: {
      call: 'POST api/users/verifyMobile',
      ...asked,
      repeatable: false,
      input: { mobile: text({ required: true, match: 'mobile' }), code: text({ required: true, max: 6 }) },
      output: { verified: flag() },
    },
    overview: { call: 'GET api/patient/overview/{id}', on: 'row', permission: 'patient:get', output: patientOverview },
    timesBalance: {
      call: 'GET api/patient/timesBalance/{id}',
      on: 'row',
      permission: 'recharge:list',
      output: timesBalance,
    },
    trainingDays: {
      call: 'GET api/patient/trainingDays/{id}',
      on: 'row',
      permission: 'gameRecord:list',
      output: trainingDays,
    },
    lifetimePreview: {
      call: 'GET api/patient/lifetimePreview/{id}',
      on: 'row',
      input: lifetimeLook,
      output: previewOutput,
    },
    cancelLifetimePreview: { call: 'GET api/patient/cancelLifetimePreview/{id}', on: 'row', output: previewOutput },
    transferPreview: {
      call: 'GET api/patient/transferPreview/{id}',
      on: 'row',
      input: { hospital: ref('hospital', { required: true }) },
      output: previewOutput,
    },
    merge: {
      call: 'PUT api/patient/merge',
      audit: ['reason'],
      input: {
        ...mergedRecords,
        take: items({ field: text({ required: true, max: 40 }) }),
        keepCase: choice(['survivor', 'other']),
        reason: text({ required: true, max: 50 }),
        ...previewToken,
      },
      output: { id: integer({ required: true }) },
    },
    removePreview: { call: 'GET api/patient/removePreview/{id}', on: 'row', output: previewOutput },
  },
})
