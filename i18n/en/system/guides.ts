import type { Guides } from '../../Guides.ts'

/** What the pages of this capability are for, and how the first entry of a list comes about. */
export default {
  dictGroup: {
    purpose: 'Groups of dictionary entries. Forms take their choices from them.',
    first: 'Create one where the groups that come with the product do not do.',
  },
  dict: {
    purpose: 'The choices that forms offer.',
    first: 'Choose a group, and create its entries.',
  },
  message: {
    purpose: 'The text messages and mails that were sent, and whether they arrived. What they said is not shown.',
    first: 'The first message appears here once it is sent.',
  },
  timing: {
    purpose: 'What the system does at regular times. Jobs can be moved, paused, or run at once.',
    first: 'Jobs are made by the system when it starts.',
  },
  timingLog: {
    purpose: 'How each run of the scheduled jobs went.',
    first: 'The first run makes the first entry.',
  },
  securityEvent: {
    purpose: 'What matters to security: failed sign-ins, refusals, changed passwords and secrets.',
    first: 'Entries are written by the system as things happen.',
  },
  savedView: {
    purpose: 'Filters, order and columns of lists and reports that were saved, for oneself or shared.',
    first: 'Save a view above any list or report.',
  },
  serialSeries: {
    purpose: 'How serial numbers of devices are made up, and how far they have been given out.',
    first: 'Create a series, then have its serial numbers made.',
  },
  serial: {
    purpose: 'Serial numbers that were made. Each device claims one and keeps it.',
    first: 'They are made by a serial number series.',
  },
  globalSetting: {
    purpose: 'The settings of the installation: name and time zone, sign-in, SMS and mail, retention, and more.',
  },
  serialLabels: { purpose: 'Prints serial numbers as labels with a QR code, to stick on devices.' },
} satisfies Guides<'system'>
