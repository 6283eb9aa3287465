import { choice, integer, items, json, longText, money, ref, text } from '../core/index.ts'
import type { ItemOf } from '../core/types/items/index.ts'
import { payChannel } from './payStatus.ts'
import { rechargeType } from './rechargeType.ts'

/** Most patients of one top-up. */
export const mostToppedUp = 10_000

/** Most times that one call moves, paid or given. */
export const mostTimes = 100_000

/** Whose account the times come from: the patient's organisation, or the platform, which never runs out. */
export const payers = ['organisation', 'platform'] as const
export type Payer = (typeof payers)[number]

/**
 * Why a patient is left out of a top-up. `unknown` is who does not exist or is none of the caller's, `organisation` one
 * whose organisation is deleted.
 */
export const leftOutReasons = ['unknown', 'deleted', 'organisation', 'demo', 'lifetime'] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

/** Who bills, and how it is paid. */
const terms = {
  doctorId: ref('doctor', { where: { occupation: 'doctor' } }),
  payStatus: choice(['unpaid', 'paid'], { default: 'unpaid' }),
  channel: payChannel({ showWhen: { payStatus: 'paid' }, requiredWhen: { payStatus: 'paid' } }),
  payer: choice(payers, { default: 'organisation' }),
  remark: longText({ max: 5000 }),
}

/**
 * What patients get. They are named by their ids, or by the filters of the list of patients, which the server applies
 * in the caller's scope.
 */
export const topUpAsks = {
  userIds: json({ max: 200_000 }),
  filter: json(),
  rechargeType: rechargeType({ required: true, default: 'ordinary' }),
  times: integer({ required: true, min: 1, max: mostTimes }),
  giveTimes: integer({ min: 0, max: mostTimes, default: 0 }),
  ...terms,
}

/** The same for the one lifetime of a patient. */
export const lifetimeAsks = terms

/** What of it decides what that does. */
export const lifetimeLook = { doctorId: terms.doctorId, payer: terms.payer }

/** Fen that the caller has seen it costs; where it costs something else now, nothing is done. */
export const expectedAmount = money({ min: 0 })

/**
 * One organisation's part of a top-up: what each of its patients costs, and what its account lacks; null where the
 * platform pays.
 */
const part = {
  hospital: integer({ required: true }),
  name: text({ required: true }),
  patients: integer({ required: true }),
  times: integer({ required: true }),
  giveTimes: integer({ required: true }),
  each: money({ required: true }),
  amount: money({ required: true }),
  source: choice(payers, { required: true }),
  left: integer(),
  missing: integer({ required: true }),
}
export type TopUpPart = ItemOf<typeof part>

const whom = { id: integer({ required: true }), account: text() }

/** A patient who is left out; of one who is unknown nothing but the number that was sent. */
const leftOut = { ...whom, name: text(), reason: choice(leftOutReasons, { required: true }) }
export type LeftOut = ItemOf<typeof leftOut>

/** A patient who is topped up. */
const included = { ...whom, name: text({ required: true }) }

/**
 * What a top-up would do: a part for each organisation, everybody who is included and left out, and all of it together.
 * By its token the top-up itself is held to the very patients that were seen.
 */
export const topUpPreview = {
  count: integer({ required: true }),
  times: integer({ required: true }),
  giveTimes: integer({ required: true }),
  amount: money({ required: true }),
  missing: integer({ required: true }),
  parts: items(part, { required: true }),
  included: items(included, { required: true }),
  leftOut: items(leftOut, { required: true }),
  previewToken: text({ required: true }),
}

/**
 * What a top-up did; `recharge` is the record where it is a single one, `leftOut` names nobody by name, as the answer
 * is kept for repeats.
 */
export const toppedUp = {
  batch: text({ required: true }),
  recharge: integer(),
  count: integer({ required: true }),
  times: integer({ required: true }),
  giveTimes: integer({ required: true }),
  amount: money({ required: true }),
  leftOut: items({ ...whom, reason: leftOut.reason }, { required: true }),
}

/** A record of a batch, for the file that tells what became of it. */
export const toppedUpRow = {
  id: integer({ required: true }),
  number: text({ required: true }),
  patient: integer({ required: true }),
  account: text(),
  name: text({ required: true }),
  hospital: text({ required: true }),
  times: integer({ required: true }),
  giveTimes: integer({ required: true }),
  amount: money({ required: true }),
}
