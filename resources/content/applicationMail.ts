import { attachments, choice, choices, datetime, flag, integer, longText, previewed, ref, refs, resource, richText, text } from '../core/index.ts'
import { lettersToRead } from './lettersToRead.ts'

const told = { title: text({ required: true, max: 50 }), titleEn: text({ max: 50 }), content: richText({ required: true }), contentEn: richText() }
const toOperators = { to: 'operators' } as const
const toPatients = { to: 'patients' } as const
const toAddresses = { to: 'addresses' } as const

/**
 * A letter to people in the product: to operators, in the top bar, or to patients and their guardians, in the training client; or to anybody, by mail. It is delivered
 * to each of those who are meant when it is sent, once, and is read until it is withdrawn.
 */
export const applicationMail = resource({
  name: 'applicationMail',
  label: 'title',
  scopedBy: 'hospital',
  retention: 'untilDeleted',
  fields: {
    ...told,
    attachments: attachments({ max: 20, types: ['pdf', 'docx', 'xlsx', 'pptx', 'zip', 'jpg', 'png'] }),
    /** Whose letter it is. */
    hospital: ref('hospital', { readOnly: true, on: { remove: 'keep' } }),
    to: choice(['operators', 'patients', 'addresses'], { required: true, default: 'operators' }),
    hospitals: refs('hospital', { showWhen: { to: { not: 'addresses' } }, on: { remove: 'keep' } }),
    roles: refs('role', { showWhen: toOperators }),
    operators: refs('operator', { showWhen: toOperators, on: { remove: 'keep' } }),
    /** Goes to the mailboxes of those operators as well, as far as they have shown that they read them. */
    byMail: flag({ showWhen: toOperators }),
    /** Mailboxes of people who have no account, one a line or with commas between them. */
    addresses: longText({ max: 20_000, showWhen: toAddresses, requiredWhen: toAddresses, personal: true }),
    patientTypes: choices(['ordinary', 'lifetime', 'naked3d', 'trial'], { showWhen: toPatients }),
    ageFrom: integer({ min: 0, max: 120, showWhen: toPatients }),
    ageUntil: integer({ min: 0, max: 120, showWhen: toPatients }),
    timesUpTo: integer({ min: 0, max: 100_000, showWhen: toPatients }),
    state: choice(['draft', 'scheduled', 'sending', 'paused', 'stopped', 'sent', 'withdrawn'], {
      readOnly: true, default: 'draft', tones: { draft: 'neutral', scheduled: 'warning', sending: 'warning', paused: 'warning', stopped: 'critical', sent: 'positive', withdrawn: 'neutral' },
    }),
    sendAt: datetime({ readOnly: true }),
    sentAt: datetime({ readOnly: true }),
    recipients: integer({ readOnly: true }),
    delivered: integer({ readOnly: true, default: 0 }),
    leftOut: integer({ readOnly: true, default: 0 }),
  },
  list: {
    columns: ['title', 'to', 'byMail', 'state', 'recipients', 'delivered', 'leftOut', 'sentAt', 'hospital', 'createdBy'], spare: ['byMail', 'leftOut', 'hospital', 'createdBy'], card: ['to', 'state', 'delivered', 'sentAt'],
    filters: ['state', 'to', 'hospital', 'sentAt', 'createdAt'], search: ['title', 'titleEn'],
  },
  form: [
    { section: 'letter', fields: ['title', 'titleEn', 'content', 'contentEn', 'attachments'] },
    { section: 'recipients', fields: ['to', 'hospitals', 'roles', 'operators', 'byMail', 'addresses', 'patientTypes', 'ageFrom', 'ageUntil', 'timesUpTo'] },
  ],
  actions: {
    list: {}, get: {}, options: {}, create: { duplicate: true }, update: { when: { state: 'draft' } },
    send: { when: { state: ['draft', 'scheduled'] }, set: { state: 'sending' }, confirm: true, tone: 'positive' },
    schedule: { when: { state: ['draft', 'scheduled'] }, set: { state: 'scheduled' }, input: { sendAt: datetime({ required: true, min: 'today' }) } },
    unschedule: { when: { state: 'scheduled' }, set: { state: 'draft' } },
    pause: { when: { state: 'sending' }, set: { state: 'paused' }, undo: 'resume' },
    resume: { when: { state: 'paused' }, set: { state: 'sending' }, tone: 'positive', undo: 'pause' },
    /** Who has it keeps it; nobody else gets it any more. */
    stop: { when: { state: ['sending', 'paused'] }, set: { state: 'stopped' }, confirm: true, tone: 'critical' },
    /** Nobody sees it any more, whether they have read it or not. */
    withdraw: { when: { state: ['sending', 'paused', 'stopped', 'sent'] }, set: { state: 'withdrawn' }, confirm: true, tone: 'critical' },
    /** What was sent is withdrawn first. */
    remove: { when: { state: ['draft', 'withdrawn'] }, bulk: true, confirm: true, tone: 'critical' },
  },
  calls: {
    ...previewed('applicationMail', told),
    /** How far it has got: for a draft whom it would reach now. */
    delivery: {
      on: 'row', reads: true, permission: 'applicationMail:get',
      output: {
        recipients: integer({ required: true }), delivered: integer({ required: true }), leftOut: integer({ required: true }), waiting: integer({ required: true }), read: integer({ required: true }),
        /** Mails that were written, and those of them that no mailbox took; the log of messages has each. */
        mailed: integer({ required: true }), mailFailed: integer({ required: true }),
      },
    },
    /** Mails it to whoever asks, and nobody else: what it looks like there. */
    mailToSelf: { on: 'row', permission: 'applicationMail:update', output: { sent: flag({ required: true }) } },
    ...lettersToRead,
  },
})
