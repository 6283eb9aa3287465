import { sql } from 'kysely'
import { createDateIn } from '../../domain/calendar.ts'
import { DatabaseError } from '../platform/database/DatabaseError.ts'
import { unnested } from '../platform/database/unnested.ts'
import type { Context, Joined } from '../core/contract.ts'
import { day as aDay, later } from '../core/lifetime.ts'
import { Batch, admit, shaped } from './Batch.ts'
import type { BadRecord, Placed, SentRecord } from './Batch.ts'
import { createClockCorrection } from './clock.ts'
import { countDays, daysToCount, lockTrainees, uncountedDays } from './days.ts'
import type { TrainedDay } from './days.ts'
import { deviceCaller, noteVersions } from './deviceCaller.ts'
import { knownGames, knownPatients, knownProjects, knownRecords } from './known.ts'
import type { KnownPatient, KnownPatients } from './known.ts'

/** What a device sends. */
interface SentBatch {
  readonly sentAt: string
  readonly clientVersion?: string | null
  readonly records: readonly unknown[]
}

export interface Ingested {
  readonly stored: number
  readonly repeated: number
  /** In the order of the batch. */
  readonly bad: readonly BadRecord[]
}

/** A record that is to be stored. */
interface NewRecord extends Placed {
  readonly known: KnownPatient
  readonly startedAt: Date
  readonly day: string
  readonly type: 'ordinary' | 'naked3d'
  readonly game: number | null
}

const insert = async (records: readonly NewRecord[], { db, now }: Context): Promise<void> => {
  const rows = records.map(({ batch, record, known, game, startedAt, day }) => ({
    uuid: record.uuid,
    patient: known.patient,
    project: record.project,
    game,
    eye: record.eye,
    started_at: startedAt.toISOString(),
    day,
    minutes: record.minutes,
    score: record.score,
    level: record.level,
    client_started_at: record.startedAt,
    device: batch.device,
  }))
  const { numAffectedRows } = await sql`
    insert into game_record (uuid, patient, project, game, eye, started_at, day, minutes, score, level, client_started_at, device, age_band, gender, hospital, created_at, updated_at)
    select r.uuid, r.patient, r.project, r.game, r.eye, r.started_at, r.day, r.minutes, r.score, r.level, r.client_started_at, r.device, age_band(p.birthday, r.day), p.gender, 0, ${now}::timestamptz, ${now}::timestamptz
    from ${unnested('r', rows, {
      uuid: 'text',
      patient: 'integer',
      project: 'integer',
      game: 'integer',
      eye: 'text',
      started_at: 'timestamptz',
      day: 'date',
      minutes: 'integer',
      score: 'integer',
      level: 'integer',
      client_started_at: 'timestamptz',
      device: 'integer',
    })} join patient p on p.id = r.patient order by r.patient, r.started_at
    on conflict (uuid) do nothing`.execute(db)
  // Another batch has stored one of them since it was looked for: all of it is done again, and finds it.
  if (Number(numAffectedRows) < records.length)
    throw new DatabaseError({ code: '40001', message: 'a record was stored by another batch meanwhile' })
}

/** The days of new records, each with its first one. */
const daysOf = (records: readonly NewRecord[]): TrainedDay[] => {
  const days = new Map<string, TrainedDay>()
  for (const {
    known: { patient, account },
    day,
    type,
  } of [...records].sort((one, other) => one.startedAt.getTime() - other.startedAt.getTime())) {
    const key = `${patient} ${day}`
    if (!days.has(key)) days.set(key, { patient, account, day, type })
  }
  return [...days.values()]
}

const goneMeanwhile = () => new DatabaseError({ code: '40001', message: 'a patient was merged or erased meanwhile' })

/**
 * Throws, so that all is read anew, where somebody was merged or erased since they were looked for, and is not held.
 * Rows that refer to a patient wait for either and do not fail by it, as what is left of the record is still there: only
 * now is it seen.
 */
const refuseGone = async (records: readonly NewRecord[], { db }: Context): Promise<void> => {
  const gone = await db
    .selectFrom('patient')
    .select('id')
    .where('id', 'in', [...new Set(records.map(({ known }) => known.patient))])
    .where(eb => eb.or([eb('merged_into', 'is not', null), eb('nameless_since', 'is not', null)]))
    .limit(1)
    .executeTakeFirst()
  if (gone) throw goneMeanwhile()
}

/**
 * Stores records and takes a time for each day that is trained for the first time. Patients are held in one order
 * before anything is written.
 */
const store = async (records: readonly NewRecord[], context: Context): Promise<void> => {
  if (records.length === 0) return
  const { db, now } = context
  const open = await uncountedDays(db, daysOf(records))
  if (open.length === 0) {
    await insert(records, context)
    return refuseGone(records, context)
  }
  const held = await lockTrainees(db, [...new Set(records.map(({ known }) => known.patient))])
  // One of them was merged, or erased, since they were looked for.
  if ([...held.values()].some(({ mergedInto, isErased }) => mergedInto !== null || isErased)) throw goneMeanwhile()
  const days = await daysToCount(db, open, held)
  await insert(records, context)
  await countDays(db, days, held, now)
}

/** A judge of the records that are not stored yet: what of it is to be stored, or undefined for one that it refused. */
const createJudge = async (fresh: readonly Placed[], patients: KnownPatients, { db }: Context) => {
  const projects = await knownProjects(db, [...new Set(fresh.map(({ record }) => record.project))])
  const games = await knownGames(db, [...new Set(fresh.flatMap(({ record }) => record.game ?? []))])
  return (
    one: Placed,
    correct: (startedAt: string) => Date | null,
    dateOf: (moment: Date) => string,
  ): NewRecord | undefined => {
    const { batch, record } = one
    const refuse = (field: string, key: string): undefined => void batch.refuse(one, field, key)
    const [startedAt, type, known] = [
      correct(record.startedAt),
      projects.get(record.project),
      patients(batch.device, record.patient)!,
    ]
    const game = record.game ? games.get(record.game) : null
    if (type === undefined) return refuse('project', 'reference')
    if (game === undefined) return refuse('game', 'reference')
    if (!startedAt) return refuse('startedAt', 'clockAhead')
    // Nobody trains before they sign in; clocks that were set meanwhile may be a little out.
    if (startedAt < later(known.firstAt, -aDay)) return refuse('startedAt', 'beforeSignIn')
    // Whoever has gone, or is frozen, trains there no longer; what they did before may come late.
    if (known.until && startedAt >= known.until) return refuse('startedAt', 'afterSignIn')
    return { ...one, known, startedAt, day: dateOf(startedAt), type, game }
  }
}

/**
 * Stores what devices recorded, in any order and however late: each record once, those that are wrong named and left
 * out. A start is corrected by the clock of its client, and its day is that of the business time zone. Of several
 * batches, earlier ones come first.
 */
export const ingest = async (calls: readonly Joined<SentBatch>[]): Promise<readonly Ingested[]> => {
  const context = calls[0]!.context
  const { db } = context
  const batches = calls.map(({ context: own }) => new Batch(deviceCaller(own).device))
  await noteVersions(
    new Map(
      calls.flatMap(({ input: { clientVersion: said }, context: own }) => {
        const { device, clientVersion: known } = deviceCaller(own)
        return said && said !== known ? [[device, said] as const] : []
      }),
    ),
    context,
  )
  const right = calls.map(({ input }, at) => shaped(batches[at]!, input.records))
  const asked = new Map<number, Set<number>>()
  for (const {
    batch: { device },
    record,
  } of right.flat())
    asked.set(device, (asked.get(device) ?? new Set()).add(record.patient))
  const patients = await knownPatients(db, asked)
  const standsFor = ({ batch, record }: Placed): number => patients(batch.device, record.patient)!.patient
  const here = right.map(some =>
    some.filter(
      one =>
        patients(one.batch.device, one.record.patient) !== undefined || one.batch.refuse(one, 'patient', 'notSignedIn'),
    ),
  )
  const stored = await knownRecords(
    db,
    here.flat().map(({ record }) => record.uuid),
  )
  const fresh = here.map(some => some.filter(one => admit(one, standsFor(one), stored.get(one.record.uuid))))
  const judge = await createJudge(fresh.flat(), patients, context)
  const seen = new Map<string, SentRecord>()
  const added = fresh.map((some, at) => {
    const {
      input,
      context: { now, timeZone },
    } = calls[at]!
    const [correct, dateOf] = [createClockCorrection(new Date(input.sentAt), now), createDateIn(timeZone)]
    return some.flatMap(one => {
      if (!admit(one, standsFor(one), seen.get(one.record.uuid))) return []
      const fitting = judge(one, correct, dateOf)
      if (fitting === undefined) return []
      seen.set(one.record.uuid, { ...one.record, patient: standsFor(one) })
      return [fitting]
    })
  })
  await store(added.flat(), context)
  return batches.map(({ repeated, bad }, at) => ({
    stored: added[at]!.length,
    repeated,
    bad: bad.sort((one, other) => one.index - other.index),
  }))
}
