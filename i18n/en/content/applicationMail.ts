import type { applicationMail } from '../../../resources/content/applicationMail.ts'
import type { Texts } from '../../../resources/core/index.ts'

const paged = { page: 'Page', size: 'Rows a page' }

export default {
  name: 'Letter |||| Letters',
  fields: {
    title: 'Title', titleEn: 'Title in English', content: 'Text', contentEn: 'Text in English', attachments: 'Attachments', hospital: 'Sent by', to: 'To', hospitals: 'Organisations', roles: 'Roles', operators: 'Recipients by name',
    byMail: 'By mail as well', addresses: 'Mail addresses', patientTypes: 'Types of patients', ageFrom: 'Youngest age', ageUntil: 'Oldest age', timesUpTo: 'Times left at most', state: 'State', sendAt: 'To be sent', sentAt: 'Sent', recipients: 'Recipients', delivered: 'Delivered', leftOut: 'Left out',
  },
  hints: {
    titleEn: 'Readers of English see the Chinese title where there is none', contentEn: 'Readers of English see the Chinese text where there is none',
    hospitals: 'None means all organisations', roles: 'None means all roles', operators: 'Beside organisations and roles; alone, it goes to these people only',
    byMail: 'To confirmed mailboxes alone; whoever has none reads it in the application',
    addresses: 'One a line, or with commas between them; 500 at most. They are told nothing of each other', patientTypes: 'None means all but demos', timesUpTo: 'With 5, only patients who have 5 or fewer left get it',
  },
  sections: { letter: 'Letter', recipients: 'Recipients' },
  choices: {
    to: { operators: 'Operators', patients: 'Patients (guardians)', addresses: 'Others, by mail' }, patientTypes: { ordinary: 'Ordinary', lifetime: 'Lifetime', naked3d: 'Naked-eye 3D', trial: 'Trial' },
    state: { draft: 'Draft', scheduled: 'Scheduled', sending: 'Being sent', paused: 'Paused', stopped: 'Stopped', sent: 'Sent', withdrawn: 'Withdrawn' },
  },
  actions: { send: 'Send now', schedule: 'Send later', unschedule: 'Do not send', pause: 'Pause', resume: 'Resume', stop: 'Stop', withdraw: 'Withdraw' },
  calls: { preview: 'Preview', delivery: 'Delivery', mailToSelf: 'Mail it to me first', inbox: 'Inbox', unread: 'Unread letters', open: 'Mark as read', markUnread: 'Mark as unread again', received: 'Letters for training clients', read: 'Mark as read in a training client' },
  inputs: {
    schedule: { fields: { sendAt: 'To be sent' } },
    preview: { fields: { language: 'Language' }, choices: { language: { zh: 'Chinese', en: 'English' } } },
    inbox: { fields: paged }, open: { fields: { ids: 'Numbers of letters, separated by commas; all for all of them' } }, markUnread: { fields: { readAt: 'When they were marked as read, as was answered then' } }, received: { fields: paged }, read: { fields: { id: 'Number of the letter' } },
  },
  outputs: {
    delivery: { recipients: 'Recipients', delivered: 'Delivered', leftOut: 'Left out', waiting: 'Waiting', read: 'Read', mailed: 'Mailed', mailFailed: 'Mails that failed' },
  },
  confirms: {
    send: 'The letter goes to everybody who is meant at this moment, and cannot be changed any more. Send it?', stop: 'Who has it keeps it. Nobody else will get it, and it cannot be resumed. Stop?',
    withdraw: 'No recipient sees the letter any more, not even those who have read it. This cannot be undone. Withdraw it?', remove: 'A deleted letter cannot be recovered, and who had got it is not known any more. Delete it?',
  },
} satisfies Texts<typeof applicationMail>
