import type { mailReading } from '../../../resources/content/mailReading.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: 'Readers of letters',
  fields: {
    mail: 'Letter',
    operator: 'Operator',
    patient: 'Patient',
    name: 'Name or mailbox',
    hospital: 'Organisation',
    state: 'State',
    deliveredAt: 'Delivered',
    readAt: 'Read',
  },
  sections: {},
  choices: { state: { read: 'Read', unread: 'Not read', mailed: 'Mailed', waiting: 'Waiting', leftOut: 'Left out' } },
  actions: {},
  inputs: {},
} satisfies Texts<typeof mailReading>
