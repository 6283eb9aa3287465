import { choice, flag, integer, money, needs, resource, secret, text } from '../core/index.ts'

const removals = ['ask', 'refuse'] as const

/** Whether a channel sends: not at all, by what is set here, or by what the environment of the host says. */
const service = choice(['off', 'settings', 'environment'], { required: true })

/** Settings that lead to secrets: codes and passwords go where these say. */
const services = [
  'mailOn',
  'smtpHost',
  'smtpPort',
  'smtpSecure',
  'smtpUser',
  'smtpPassword',
  'mailFrom',
  'smsOn',
  'smsUrl',
  'smsKey',
  'smsSecret',
  'smsSignature',
] as const

/**
 * How messages leave the house: a mail server, and an HTTP gateway for SMS whose contract docs/operations.md describes.
 */
export const configSetting = resource({
  name: 'configSetting',
  label: 'smtpHost',
  scopedBy: 'nothing',
  singleton: true,
  fields: {
    mailOn: flag(),
    smtpHost: text({ max: 100, match: 'host', outgoing: true, requiredWhen: { mailOn: true } }),
    smtpPort: integer({ default: 465, min: 1, max: 65_535 }),
    smtpSecure: choice(['tls', 'startTls', 'none'], { default: 'tls' }),
    smtpUser: text({ max: 100 }),
    smtpPassword: secret(),
    mailFrom: text({ max: 100, match: 'email', requiredWhen: { mailOn: true } }),
    smsOn: flag(),
    smsUrl: text({ max: 200, match: 'url', outgoing: true, requiredWhen: { smsOn: true } }),
    smsKey: text({ max: 100 }),
    smsSecret: secret(),
    smsSignature: text({ max: 25 }),
    mobileCodeRequired: flag(),
    /** Whoever saves a patient gives the ID number. */
    idNumberRequired: flag(),
    /** Guardians are reminded by SMS of examinations that are due; see server/clinic/remindGuardians.ts. */
    guardianReminders: flag(),
    /** From how many days before the date on. */
    reminderDays: integer({ default: 3, min: 0, max: 30 }),
    reminderLanguage: choice(['zh', 'en', 'both'], { default: 'zh' }),
    /**
     * Hours of the day from which and until which nobody is reminded, over midnight too; none where both are the same.
     */
    quietFrom: integer({ default: 20, min: 0, max: 23 }),
    quietUntil: integer({ default: 9, min: 0, max: 23 }),
    /**
     * Who deletes a patient or an organisation that still holds something is shown what it is and worth, or refused.
     */
    removalOfPatients: choice(removals, { default: 'ask' }),
    removalOfHospitals: choice(removals, { default: 'ask' }),
    /**
     * What is given back of one top-up, all together, beyond it takes somebody else who agrees; nobody where nothing is
     * said.
     */
    refundLimit: money({ min: 0, max: 1_000_000_000 }),
    /** What one operator gives back on one day, all together, likewise. */
    refundDayLimit: money({ min: 0, max: 1_000_000_000 }),
    /** Fewest characters of a new password. */
    passwordMin: integer({ default: 8, min: 8, max: 64 }),
    /** Hours after which a session ends, used or not. */
    sessionHours: integer({ default: 24, min: 1, max: 720 }),
    /** Gigabytes that files uploaded by parts may fill, all together. */
    uploadQuota: integer({ required: true, default: 50, min: 1, max: 100_000 }),
  },
  rules: [needs('mobileCodeRequired', 'smsOn', 'smsOff'), needs('guardianReminders', 'smsOn', 'smsOff')],
  form: [
    { section: 'signIn', fields: ['passwordMin', 'sessionHours'] },
    {
      section: 'mail',
      fields: ['mailOn', 'smtpHost', 'smtpPort', 'smtpSecure', 'smtpUser', 'smtpPassword', 'mailFrom'],
    },
    { section: 'sms', fields: ['smsOn', 'smsUrl', 'smsKey', 'smsSecret', 'smsSignature'] },
    { section: 'patients', fields: ['mobileCodeRequired', 'idNumberRequired'] },
    {
      section: 'reminders',
      fields: ['guardianReminders', 'reminderDays', 'reminderLanguage', 'quietFrom', 'quietUntil'],
    },
    { section: 'files', fields: ['uploadQuota'] },
    { section: 'removal', fields: ['removalOfPatients', 'removalOfHospitals'] },
    { section: 'money', fields: ['refundLimit', 'refundDayLimit'] },
  ],
  actions: {
    get: {},
    update: { reauthenticate: services, notifies: 'administrators' },
    test: {
      on: 'list',
      input: {
        channel: choice(['email', 'sms'], { required: true, default: 'email' }),
        email: text({ match: 'email', max: 100, showWhen: { channel: 'email' }, requiredWhen: { channel: 'email' } }),
        phone: text({ match: 'mobile', showWhen: { channel: 'sms' }, requiredWhen: { channel: 'sms' } }),
      },
      output: { message: integer({ required: true }) },
    },
  },
  calls: {
    services: {
      call: 'GET api/configSetting/services',
      permission: 'configSetting:get',
      output: { email: service, sms: service },
    },
    tested: {
      call: 'GET api/configSetting/test/{message}',
      permission: 'configSetting:test',
      input: { message: integer({ required: true, min: 1 }) },
      output: { outcome: choice(['waiting', 'works', 'fails'], { required: true }) },
    },
  },
})
