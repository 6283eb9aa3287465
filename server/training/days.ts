import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import { isCharged } from '../../domain/lots.ts'
import { consumeRecord } from '../../resources/times/consumeRecord.ts'
import type { RechargeType } from '../../resources/times/rechargeType.ts'
import { bindValue } from '../platform/database/bindValue.ts'
import { DatabaseError } from '../platform/database/DatabaseError.ts'
import type { Tables } from '../platform/database/tables.ts'
import { unnested } from '../platform/database/unnested.ts'
import { consumeDays } from '../times/ledger/consume.ts'
import { lockLots } from '../times/ledger/openLots.ts'
import { lockPatients } from '../times/ledger/patients.ts'
import type { LockedPatient } from '../times/ledger/patients.ts'
import { searchOf } from '../core/searchOf.ts'

/** A day on which a patient trained, and what its first record is of. */
export interface TrainedDay {
  readonly patient: number
  readonly account: string | null
  /** YYYY-MM-DD in the business time zone. */
  readonly day: string
  readonly type: 'ordinary' | 'naked3d'
}

/** A day that is to be counted, and the id that its record of consumption gets. */
export interface CountedDay extends TrainedDay {
  readonly consumeRecord: number
  readonly rechargeType: RechargeType
  readonly charged: boolean
  readonly hospital: number
}

/** Places of the days of which nothing is counted yet, by patient and day. */
const uncounted = (days: readonly TrainedDay[]): RawBuilder<unknown> => sql`
  select t.at - 1 as at from ${unnested('t', days, { patient: 'integer', day: 'date' })}
  where not exists (select from consume_record c where c.patient = t.patient and c.day = t.day and not c.doubled) order by t.patient, t.day`

/** The days of which nothing is counted yet, by patient and day. */
export const uncountedDays = async (db: Kysely<Tables>, days: readonly TrainedDay[]): Promise<TrainedDay[]> => {
  if (days.length === 0) return []
  const { rows } = await sql<{ at: number }>`${uncounted(days)}`.execute(db)
  return rows.map(({ at }) => days[Number(at)]!)
}

/** Holds patients, and their lots before them, as the ledger wants it, until the transaction ends. */
export const lockTrainees = async (
  db: Kysely<Tables>,
  patients: readonly number[],
): Promise<ReadonlyMap<number, LockedPatient>> => {
  await lockLots(db, patients)
  return lockPatients(db, patients)
}

/** A demo is not counted; else what the day takes, and whether it takes a time. */
const countedAs = (
  day: TrainedDay,
  { type, validUntil, hospital }: LockedPatient,
): Omit<CountedDay, 'consumeRecord'> | undefined =>
  type === 'demo'
    ? undefined
    : {
        ...day,
        rechargeType: type === 'lifetime' ? 'lifetime' : day.type,
        charged: isCharged({ type, validUntil }, day.day),
        hospital,
      }

/** Those of the days that are to be counted, as nobody has counted them while their patients were not held yet. */
export const daysToCount = async (
  db: Kysely<Tables>,
  days: readonly TrainedDay[],
  held: ReadonlyMap<number, LockedPatient>,
): Promise<CountedDay[]> => {
  const counted = days.flatMap(day => countedAs(day, held.get(day.patient)!) ?? [])
  if (counted.length === 0) return []
  const { rows } = await sql<{ at: number; id: number }>`
    select u.at, nextval((select pg_get_serial_sequence('consume_record', 'id'))::regclass) as id from (${uncounted(counted)}) u`.execute(
    db,
  )
  return rows.map(({ at, id }) => ({ ...counted[Number(at)]!, consumeRecord: Number(id) }))
}

/** The records of days, written once, with what the ledger says has paid for them. */
const insertRecords = async (
  db: Kysely<Tables>,
  days: readonly CountedDay[],
  owed: ReadonlySet<number>,
  now: Date,
): Promise<void> => {
  const list = days.map(({ consumeRecord: id, patient, account, hospital, day, rechargeType: type, charged }) => {
    const number = `${account ?? patient}-${day.replaceAll('-', '')}`
    return {
      id,
      number,
      patient,
      hospital,
      day,
      type,
      times: charged ? 1 : 0,
      owed: owed.has(id),
      search: bindValue(searchOf(consumeRecord, { number })),
    }
  })
  const { numAffectedRows } = await sql`
    insert into consume_record (id, number, patient, hospital, day, recharge_type, times, owed, recharge, given, doctor, age_band, gender, search, created_at, updated_at)
    select d.id, d.number, d.patient, coalesce(m.hospital, d.hospital), d.day, d.type, d.times, d.owed, m.recharge, coalesce(m.give_times > 0, false), p.doctor, age_band(p.birthday, d.day), p.gender,
      d.search::text[], ${now}::timestamptz, ${now}::timestamptz
    from ${unnested('d', list, {
      id: 'integer',
      number: 'text',
      patient: 'integer',
      hospital: 'integer',
      day: 'date',
      type: 'text',
      times: 'integer',
      owed: 'boolean',
      search: 'text',
    })} join patient p on p.id = d.patient left join times_movement m on m.consume_record = d.id order by d.id
    on conflict (patient, day) where not doubled do nothing`.execute(db)
  if (Number(numAffectedRows) < days.length)
    throw new DatabaseError({ code: '40001', message: 'a day was counted by another batch meanwhile' })
}

/**
 * Takes a time for each day that costs one, the earliest first, and records all of them; what cannot be paid is owed.
 * The patients must be held, after their lots.
 */
export const countDays = async (
  db: Kysely<Tables>,
  days: readonly CountedDay[],
  held: ReadonlyMap<number, LockedPatient>,
  now: Date,
): Promise<void> => {
  if (days.length === 0) return
  const charged = days
    .filter(one => one.charged)
    .sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)) || one.patient - other.patient)
  const outcomes = await consumeDays(db, charged, { patientOf: id => held.get(id)!, now })
  await insertRecords(
    db,
    days,
    new Set(charged.filter((_, at) => outcomes[at]!.owed).map(one => one.consumeRecord)),
    now,
  )
}
