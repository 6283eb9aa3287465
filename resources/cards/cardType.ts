import {
  choice,
  count,
  date,
  deletable,
  deletion,
  image,
  integer,
  longText,
  money,
  resource,
  text,
} from '../core/index.ts'
import { rechargeType } from '../times/rechargeType.ts'
import { mostTimes } from '../times/topUp.ts'

/** How long a card can be redeemed: for ever, for some days from its sale, or until a day that is printed on it. */
export const validities = ['unlimited', 'days', 'until'] as const

/** A kind of prepaid card. Cards keep what it said when they were made. */
export const cardType = resource({
  name: 'cardType',
  label: 'name',
  scopedBy: 'nothing',
  fields: {
    picture: image({ library: true, shape: 'wide' }),
    name: text({ required: true, max: 25, unique: true }),
    rechargeType: rechargeType({ required: true, default: 'ordinary' }),
    times: integer({ required: true, min: 1, max: mostTimes }),
    giveTimes: integer({ default: 0, min: 0, max: mostTimes }),
    price: money({ required: true, min: 0, max: 1_000_000_000 }),
    validity: choice(validities, { required: true, default: 'days' }),
    validDays: integer({
      min: 1,
      max: 3650,
      default: 365,
      showWhen: { validity: 'days' },
      requiredWhen: { validity: 'days' },
    }),
    validUntil: date({ min: 'today', showWhen: { validity: 'until' }, requiredWhen: { validity: 'until' } }),
    made: count('card', 'type'),
    remark: longText({ max: 5000 }),
    ...deletable,
  },
  list: {
    columns: [
      'picture',
      'name',
      'rechargeType',
      'times',
      'giveTimes',
      'price',
      'validity',
      'validDays',
      'validUntil',
      'made',
      'remark',
    ],
    spare: ['validDays', 'validUntil', 'remark'],
    card: ['rechargeType', 'times', 'giveTimes', 'price'],
    filters: ['rechargeType', 'validity', 'deleted'],
    search: ['name'],
  },
  form: [
    { section: 'card', fields: ['name', 'picture', 'remark'] },
    {
      section: 'worth',
      fields: ['rechargeType', 'times', 'giveTimes', 'price', 'validity', 'validDays', 'validUntil'],
    },
  ],
  actions: {
    list: {},
    get: {},
    options: {},
    create: { duplicate: true },
    update: { when: { deleted: false } },
    ...deletion({}),
  },
})
