import { choice, datetime, integer } from '../core/index.ts'

/** How far a letter is on its way to those whom it is for. */
export const sent = {
  state: choice(['draft', 'scheduled', 'sending', 'paused', 'stopped', 'sent', 'withdrawn'], {
    readOnly: true,
    default: 'draft',
    tones: {
      draft: 'neutral',
      scheduled: 'warning',
      sending: 'warning',
      paused: 'warning',
      stopped: 'critical',
      sent: 'positive',
      withdrawn: 'neutral',
    },
  }),
  sendAt: datetime({ readOnly: true }),
  sentAt: datetime({ readOnly: true }),
  recipients: integer({ readOnly: true }),
  delivered: integer({ readOnly: true, default: 0 }),
  leftOut: integer({ readOnly: true, default: 0 }),
}

/** From the draft to the letter that everybody has, and back out of their inboxes. */
export const sending = {
  send: { when: { state: ['draft', 'scheduled'] }, set: { state: 'sending' }, confirm: true, tone: 'positive' },
  schedule: {
    when: { state: ['draft', 'scheduled'] },
    set: { state: 'scheduled' },
    input: { sendAt: datetime({ required: true, min: 'now' }) },
  },
  unschedule: { when: { state: 'scheduled' }, set: { state: 'draft' } },
  pause: { when: { state: 'sending' }, set: { state: 'paused' }, undo: 'resume' },
  resume: { when: { state: 'paused' }, set: { state: 'sending' }, tone: 'positive', undo: 'pause' },
  /** Who has it keeps it; nobody else gets it any more. */
  stop: { when: { state: ['sending', 'paused'] }, set: { state: 'stopped' }, confirm: true, tone: 'critical' },
  /** Nobody sees it any more, whether they have read it or not. */
  withdraw: {
    when: { state: ['sending', 'paused', 'stopped', 'sent'] },
    set: { state: 'withdrawn' },
    confirm: true,
    tone: 'critical',
  },
  /** What was sent is withdrawn first. */
  remove: { when: { state: ['draft', 'withdrawn'] }, bulk: true, confirm: true, tone: 'critical' },
} as const

/** How far it has got: for a draft whom it would reach now. */
export const delivery = {
  recipients: integer({ required: true }),
  delivered: integer({ required: true }),
  leftOut: integer({ required: true }),
  waiting: integer({ required: true }),
  read: integer({ required: true }),
  /** Mails that were written, and those of them that no mailbox took; the log of messages has each. */
  mailed: integer({ required: true }),
  mailFailed: integer({ required: true }),
}
