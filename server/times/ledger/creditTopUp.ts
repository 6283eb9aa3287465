import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { RechargeType } from '../../../resources/times/rechargeType.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { Problem } from '../../core/errors/problem.ts'
import { lockAccounts, payerAccount } from './accounts.ts'
import type { AccountName } from './accounts.ts'
import { amountOf } from './counts.ts'
import type { Counts } from './counts.ts'
import { lockOrganisations, timesMissing } from './organisations.ts'
import { lockPatients } from './patients.ts'
import { post } from './post.ts'
import type { Posting } from './post.ts'
import { settleOwed } from './settle.ts'

/** A stored top-up of a patient, and the organisation it is charged to. */
export interface NewLot {
  readonly recharge: number
  readonly patient: number
  readonly hospital: number
}

/** Top-ups of the same counts, one or many. */
export interface TopUp extends Counts, Posting {
  readonly lots: readonly NewLot[]
  readonly rechargeType: RechargeType
  readonly payer: 'organisation' | 'platform'
  /** Of one lot: the card that holds the times already, which came from the payer when it was sold. */
  readonly card?: number
}

/** Throws where the stored records say something else than what is to be moved: a defect of the caller. */
const checkStored = async (
  db: Kysely<Tables>,
  { lots, rechargeType, times, giveTimes, payer }: TopUp,
): Promise<void> => {
  const list = JSON.stringify(lots)
  const { rows } = await sql<{ fitting: number }>`
    select count(distinct r.id) as fitting from recharge r
    join jsonb_to_recordset(${list}::jsonb) l (recharge integer, patient integer, hospital integer)
      on r.id = l.recharge and r.patient = l.patient and r.hospital = l.hospital
    where r.recharge_type = ${rechargeType} and r.times = ${times}::integer and r.give_times = ${giveTimes}::integer and r.payer = ${payer}`.execute(
    db,
  )
  if (rows[0]?.fitting !== lots.length) throw new Error('The stored top-ups are not those that are to be moved')
}

/**
 * Throws 409 `patientChanged` where a patient cannot be topped up any more: deleted, merged or a demo since the caller
 * looked.
 */
const lockLive = async (db: Kysely<Tables>, patients: readonly number[]): Promise<void> => {
  const held = [...(await lockPatients(db, patients)).values()]
  if (held.length < patients.length || held.some(({ deleted, type }) => deleted || type === 'demo'))
    throw new Problem(409, 'patientChanged')
}

/**
 * Moves the times and gifts of top-ups, whose records are stored already, from the organisations (or from the platform,
 * which never runs out, or from a card) to the patients, all or none, and pays the days that were owed. Throws 409
 * `timesMissing` where an organisation has too little; the parameter says how many are missing; 409
 * `organisationDeleted` where one was deleted.
 */
export const topUpPatients = async (db: Kysely<Tables>, topUp: TopUp): Promise<void> => {
  const { lots, rechargeType: type, times, giveTimes, payer, card } = topUp
  if (lots.length === 0) return
  const amount = amountOf(topUp)
  await checkStored(db, topUp)
  const patients = [...new Set(lots.map(({ patient }) => patient))]
  await lockLive(db, patients)
  await lockOrganisations(
    db,
    lots.map(({ hospital }) => hospital),
  )
  const payerOf = ({ hospital }: { readonly hospital: number }): AccountName => ({
    owner: card !== undefined ? { card } : payerAccount(payer, hospital),
    type,
  })
  const own = (patient: number): AccountName => ({ owner: { patient }, type })
  const held = await lockAccounts(db, [...lots.map(payerOf), ...patients.map(own)])
  if (payer === 'organisation' && card === undefined) {
    const due = new Map<number, number>()
    for (const { hospital } of lots) due.set(hospital, (due.get(hospital) ?? 0) + amount)
    const missing = [...due].reduce(
      (sum, [hospital, count]) => sum + Math.max(0, count - held.restOf({ owner: { hospital }, type })),
      0,
    )
    if (missing > 0) throw timesMissing(missing)
  }
  await post(
    db,
    lots.map(lot => ({
      kind: 'topUp',
      type,
      times,
      giveTimes,
      from: held.idOf(payerOf(lot)),
      to: held.idOf(own(lot.patient)),
      hospital: lot.hospital,
      patient: lot.patient,
      recharge: lot.recharge,
      card,
    })),
    topUp,
  )
  await settleOwed(db, patients, topUp)
}
