import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { isCharged } from '../../domain/lots.ts'
import { consumeRecord } from '../../resources/business/consumeRecord.ts'
import type { RechargeType } from '../../resources/business/rechargeType.ts'
import type { AnyResource } from '../../resources/schema/index.ts'
import type { Tables } from '../database/tables.ts'
import { consumeHeldDays } from '../ledger/consume.ts'
import { holdLots } from '../ledger/lots.ts'
import { holdPatients } from '../ledger/patients.ts'
import type { HeldPatient } from '../ledger/patients.ts'
import { searchOf } from '../seed/searchOf.ts'

/** A day on which a patient trained, and what its first record is of. */
export interface TrainedDay {
  readonly patient: number
  readonly account: string | null
  /** YYYY-MM-DD in the business time zone. */
  readonly day: string
  readonly type: 'ordinary' | 'naked3d'
}

export interface CountedDay extends TrainedDay {
  readonly consumeRecord: number
  readonly rechargeType: RechargeType
  readonly charged: boolean
}

/** The days of which nothing is counted yet, by patient and day. */
export const uncountedDays = async (db: Kysely<Tables>, days: readonly TrainedDay[]): Promise<TrainedDay[]> => {
  if (days.length === 0) return []
  const { rows } = await sql<{ at: number }>`
    select t.at - 1 as at from unnest(${days.map(({ patient }) => patient)}::integer[], ${days.map(({ day }) => day)}::date[]) with ordinality t (patient, day, at)
    where not exists (select from consume_record c where c.patient = t.patient and c.day = t.day and not c.doubled) order by t.patient, t.day`.execute(db)
  return rows.map(({ at }) => days[Number(at)]!)
}

/** Holds patients, and their lots before them, as the ledger wants it, until the transaction ends. */
export const holdTrainees = async (db: Kysely<Tables>, patients: readonly number[]): Promise<ReadonlyMap<number, HeldPatient>> => {
  await holdLots(db, patients)
  return holdPatients(db, patients)
}

/** A demo is not counted; else what the day takes, and whether it takes a time. */
const countedAs = (day: TrainedDay, patient: HeldPatient): Omit<CountedDay, 'consumeRecord'> | undefined => {
  if (patient.type === 'demo') return undefined
  return { ...day, rechargeType: patient.type === 'lifetime' ? 'lifetime' : day.type, charged: isCharged(patient, day.day) }
}

/** A record of consumption for each day that has none: of several batches at once one makes it. The patients are held. Answers those that were made. */
export const countDays = async (db: Kysely<Tables>, days: readonly TrainedDay[], held: ReadonlyMap<number, HeldPatient>, now: Date): Promise<CountedDay[]> => {
  const counted = days.flatMap(day => countedAs(day, held.get(day.patient)!) ?? [])
  if (counted.length === 0) return []
  const list = counted.map(({ patient, account, day, rechargeType, charged }) => {
    const number = `${account ?? patient}-${day.replaceAll('-', '')}`
    return { number, patient, day, recharge_type: rechargeType, times: charged ? 1 : 0, search: searchOf(consumeRecord as unknown as AnyResource, { number }) }
  })
  const { rows } = await sql<{ id: number; patient: number; day: string }>`
    insert into consume_record (number, patient, hospital, day, recharge_type, times, search, created_at, updated_at)
    select d.number, d.patient, p.hospital, d.day, d.recharge_type, d.times, d.search, ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) d (number text, patient integer, day date, recharge_type text, times integer, search text[])
    join patient p on p.id = d.patient order by d.patient, d.day
    on conflict (patient, day) where not doubled do nothing returning id, patient, day`.execute(db)
  const made = new Map(rows.map(({ id, patient, day }) => [`${patient} ${day}`, id]))
  return counted.flatMap(day => {
    const id = made.get(`${day.patient} ${day.day}`)
    return id === undefined ? [] : [{ ...day, consumeRecord: id }]
  })
}

/** Takes a time for each day that costs one, the earliest first; what cannot be paid is owed. The patients are held. */
export const chargeDays = async (db: Kysely<Tables>, days: readonly CountedDay[], held: ReadonlyMap<number, HeldPatient>, now: Date): Promise<void> => {
  const charged = days.filter(one => one.charged).sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)) || one.patient - other.patient)
  const outcomes = await consumeHeldDays(db, charged, { patientOf: id => held.get(id)!, now })
  const owed = charged.filter((_, at) => outcomes[at]!.owed).map(({ consumeRecord: id }) => id)
  if (owed.length > 0) await sql`update consume_record set owed = true where id = any(${owed}::integer[])`.execute(db)
}

/** Before the records of two patients become those of one: days on which both trained stay counted twice, and say so. */
export const markDoubled = async (survivor: number, other: number, db: Kysely<Tables>): Promise<void> => {
  await sql`
    update consume_record o set doubled = true where o.patient = ${other}::integer and not o.doubled
      and exists (select from consume_record s where s.patient = ${survivor}::integer and s.day = o.day and not s.doubled)`.execute(db)
}
