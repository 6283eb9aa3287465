import { choice, choices, datetime, flag, integer, json, resource, text } from '../core/index.ts'
import { comparisons, quickRanges, steps } from '../core/statistics/index.ts'

/** Most subscriptions that one operator has. */
export const mostSubscriptions = 50

/** Days of the week in their order from Monday, as cron counts them from 1. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** Why nothing is sent any more. */
export const endings = [
  'unsubscribed',
  'rightEnded',
  'outOfReach',
  'accountDisabled',
  'noEmail',
  'unconfirmedEmail',
  'bounced',
  'reportChanged',
] as const

/**
 * A report that an operator gets by mail, every week or every month: with the rights, the scope and the mailbox that
 * they have when it is sent. Each operator has their own, and nobody sees those of others.
 */
export const reportSubscription = resource({
  name: 'reportSubscription',
  label: 'title',
  scopedBy: 'nothing',
  visibility: { rest: ['author'] },
  fields: {
    /** What its operator calls it. */
    title: text({ required: true, max: 50 }),
    /** The report by its name. */
    report: text({ required: true, max: 40, once: true }),
    /** The days that it is about, as they are on the day of sending. */
    range: choice(quickRanges, { required: true, default: 'lastWeek' }),
    /** What suits the range where nothing is said. */
    step: choice(steps),
    compare: choices(comparisons),
    /** Lists of values by the names of the report's filters, as its address spells them. */
    filters: json({ max: 8000 }),
    frequency: choice(['weekly', 'monthly'], { required: true, default: 'weekly' }),
    weekday: choice(weekdays, {
      default: 'monday',
      showWhen: { frequency: 'weekly' },
      requiredWhen: { frequency: 'weekly' },
    }),
    /** A day that every month has. */
    monthDay: integer({ min: 1, max: 28, showWhen: { frequency: 'monthly' }, requiredWhen: { frequency: 'monthly' } }),
    /** In the business time zone. */
    hour: integer({ required: true, min: 0, max: 23, default: 8 }),
    state: choice(['active', 'ended'], {
      required: true,
      readOnly: true,
      default: 'active',
      tones: { active: 'positive', ended: 'warning' },
    }),
    ending: choice(endings, { readOnly: true, tones: {} }),
    nextAt: datetime({ readOnly: true }),
    /** When it was last written to the queue of messages. */
    sentAt: datetime({ readOnly: true }),
  },
  list: {
    columns: [
      'title',
      'report',
      'range',
      'frequency',
      'weekday',
      'monthDay',
      'hour',
      'state',
      'ending',
      'nextAt',
      'sentAt',
    ],
    spare: ['weekday', 'monthDay', 'hour'],
    card: ['title', 'report', 'frequency', 'state', 'nextAt'],
    filters: ['frequency', 'state', 'ending', 'nextAt'],
  },
  form: [
    { section: 'content', fields: ['title', 'report', 'range', 'step', 'compare'] },
    { section: 'sending', fields: ['frequency', 'weekday', 'monthDay', 'hour'] },
  ],
  actions: {
    list: {},
    get: {},
    /** It waits where no mail is sent yet, which is said. */
    create: { concernsSharers: true, output: { waits: flag() } },
    update: { concernsSharers: true },
    end: {
      when: { state: 'active' },
      set: { state: 'ended', ending: 'unsubscribed' },
      concernsSharers: true,
      tone: 'warning',
    },
    resume: {
      when: { state: 'ended' },
      set: { state: 'active', ending: null, sentAt: null },
      concernsSharers: true,
      tone: 'positive',
    },
    remove: { concernsSharers: true, tone: 'critical', confirm: true },
  },
})
