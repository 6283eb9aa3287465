import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { oldestFirst } from '../../../domain/lots.ts'
import type { LotRest, LotUse } from '../../../domain/lots.ts'
import type { RechargeType } from '../../../resources/times/rechargeType.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { unnested } from '../../platform/database/unnested.ts'

/** A lot of which something is left. */
export interface OpenLot extends LotRest {
  readonly patient: number
  readonly type: RechargeType
  /** Whose account paid for it. */
  readonly hospital: number
}

/** That something is left of one. */
const isOpen = sql`(used_times + refunded_times < times or used_give_times + withdrawn_give_times < give_times)`

/** Holds the lots of patients of which something is left, by ascending id, until the transaction ends. */
export const lockLots = async (db: Kysely<Tables>, patients: readonly number[]): Promise<void> => {
  await sql`select from recharge where patient = any(${[...patients]}::integer[]) and ${isOpen} order by id for no key update`.execute(
    db,
  )
}

/** A training day that has to be paid for. */
export interface Day {
  readonly patient: number
  readonly type: RechargeType
}

/**
 * The lots of which something is left for days, held until the transaction ends. The patients must be held: a lot that
 * came since theirs were held, and that somebody has in hand who may wait for the patient, is not waited for. Then it
 * throws, so that the transaction begins again.
 */
export const openLots = async (db: Kysely<Tables>, days: readonly Day[]): Promise<OpenLot[]> => {
  const wanted = [...new Map(days.map(({ patient, type }) => [`${patient} ${type}`, { patient, type }])).values()]
  const { rows } = await sql<OpenLot>`
    select id, patient, recharge_type as type, hospital, times - used_times - refunded_times as times,
      give_times - used_give_times - withdrawn_give_times as "giveTimes"
    from recharge
    where patient = any(${wanted.map(({ patient }) => patient)}::integer[]) and ${isOpen}
      and (patient, recharge_type) in (select w.patient, w.type from ${unnested('w', wanted, { patient: 'integer', type: 'text' })})
    order by id for no key update of recharge nowait`.execute(db)
  return rows
}

/** The time that each day uses, in their order; undefined where nothing is left for it. */
export const usesOf = (lots: readonly OpenLot[], days: readonly Day[]): readonly (LotUse | undefined)[] => {
  const keyOf = ({ patient, type }: Day): string => `${patient} ${type}`
  const counts = new Map<string, number>()
  for (const day of days) counts.set(keyOf(day), (counts.get(keyOf(day)) ?? 0) + 1)
  const own = new Map<string, OpenLot[]>()
  for (const lot of lots) own.set(keyOf(lot), [...(own.get(keyOf(lot)) ?? []), lot])
  const uses = new Map([...counts].map(([key, count]) => [key, oldestFirst(own.get(key) ?? [], count).values()]))
  return days.map(day => uses.get(keyOf(day))!.next().value)
}

/** Counts what is used of lots. */
export const useLots = async (db: Kysely<Tables>, uses: readonly LotUse[]): Promise<void> => {
  if (uses.length === 0) return
  const counts = new Map<number, { lot: number; paid: number; given: number }>()
  for (const { lot, given } of uses) {
    const count = counts.get(lot) ?? { lot, paid: 0, given: 0 }
    count[given ? 'given' : 'paid'] += 1
    counts.set(lot, count)
  }
  await sql`
    update recharge r set used_times = r.used_times + u.paid, used_give_times = r.used_give_times + u.given
    from ${unnested('u', [...counts.values()], { lot: 'integer', paid: 'integer', given: 'integer' })} where r.id = u.lot`.execute(
    db,
  )
}
