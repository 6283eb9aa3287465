import type { Texts } from '../../../resources/core/index.ts'
import type { reportSubscription } from '../../../resources/statistics/reportSubscription.ts'
import ranges from '../core/ranges.ts'

export default {
  name: 'Report subscription |||| Report subscriptions',
  fields: {
    title: 'Name',
    report: 'Report',
    range: 'Range',
    step: 'Step',
    compare: 'Compare with',
    filters: 'Filters',
    frequency: 'How often',
    weekday: 'Day of the week',
    monthDay: 'Day of the month',
    hour: 'Hour',
    state: 'State',
    ending: 'Why it ended',
    nextAt: 'Next',
    sentAt: 'Last sent',
  },
  hints: { range: 'As it is on the day of sending', monthDay: '1 to 28' },
  sections: { content: 'Content', sending: 'Sending' },
  choices: {
    range: ranges.quick,
    step: ranges.steps,
    compare: ranges.compared,
    frequency: { weekly: 'Every week', monthly: 'Every month' },
    weekday: {
      monday: 'Monday',
      tuesday: 'Tuesday',
      wednesday: 'Wednesday',
      thursday: 'Thursday',
      friday: 'Friday',
      saturday: 'Saturday',
      sunday: 'Sunday',
    },
    state: { active: 'Active', ended: 'Ended' },
    ending: {
      unsubscribed: 'Unsubscribed',
      rightEnded: 'No right to the report',
      outOfReach: 'Filtered by what is out of scope',
      accountDisabled: 'The account is disabled',
      noEmail: 'The account has no mailbox',
      unconfirmedEmail: 'The mailbox is not confirmed yet',
      bounced: 'The address is refused; please check it',
      reportChanged: 'The report has changed',
    },
  },
  actions: { end: 'Stop sending', resume: 'Send again' },
  done: { end: 'No longer sent', resume: 'Sent again' },
  inputs: {},
} satisfies Texts<typeof reportSubscription>
