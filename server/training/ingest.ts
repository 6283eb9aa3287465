import { sql } from 'kysely'
import { dateIn } from '../../domain/calendar.ts'
import { sentRecord } from '../../resources/business/gameRecord.ts'
import { DatabaseError } from '../database/DatabaseError.ts'
import type { Context } from '../engine/contract.ts'
import { day as aDay, later } from '../session/lifetime.ts'
import { bad, isSameContent, parted } from './Batch.ts'
import type { BadRecord, Placed, SentRecord } from './Batch.ts'
import { createRowCheck } from './checkRow.ts'
import { createClockCorrection } from './clock.ts'
import { chargeDays, countDays, holdTrainees, uncountedDays } from './days.ts'
import type { TrainedDay } from './days.ts'
import { deviceCaller, noteVersion } from './deviceCaller.ts'
import { knownGames, knownPatients, knownProjects, knownRecords } from './known.ts'
import type { KnownPatient } from './known.ts'

export interface Batch {
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

const check = createRowCheck(sentRecord)

/** Those that have the right shape. */
const shaped = (records: readonly unknown[]): { readonly right: Placed[]; readonly wrong: BadRecord[] } => {
  const right: Placed[] = []
  const wrong: BadRecord[] = []
  records.forEach((row, index) => {
    const checked = check(row)
    if (checked.ok) right.push({ index, record: checked.value as unknown as SentRecord })
    else wrong.push({ index, uuid: uuidOf(row), field: checked.field, message: checked.message })
  })
  return { right, wrong }
}

const uuidOf = (row: unknown): string | null => {
  const { uuid } = (row ?? {}) as { uuid?: unknown }
  return typeof uuid === 'string' ? uuid.slice(0, 36) : null
}

/** Parts records into new ones and those that are stored, or came earlier in the batch, with the same content; another content is bad. */
const unrepeated = (all: readonly Placed[], stored: ReadonlyMap<string, SentRecord>, patients: ReadonlyMap<number, KnownPatient>) => {
  const seen = new Map(stored)
  const repeated: Placed[] = []
  const { right, wrong } = parted(all, one => {
    const patient = patients.get(one.record.patient)!.patient
    const before = seen.get(one.record.uuid)
    if (!before) seen.set(one.record.uuid, { ...one.record, patient })
    else if (before.patient !== patient || !isSameContent(before, one.record)) return bad(one, 'uuid', 'otherContent')
    else repeated.push(one)
    return undefined
  })
  return { fresh: right.filter(one => !repeated.includes(one)), repeated: repeated.length, wrong }
}

const insert = async (records: readonly NewRecord[], { db, now, ...context }: Context): Promise<void> => {
  const list = records.map(({ record, known, game, startedAt, day }) => [
    record.uuid, known.patient, record.project, game, record.eye ?? null, startedAt.toISOString(), day, record.minutes, record.score ?? null, record.level ?? null, record.startedAt,
  ])
  const column = (at: number): unknown[] => list.map(row => row[at])
  const { rows } = await sql<{ uuid: string }>`
    insert into game_record (uuid, patient, project, game, eye, started_at, day, minutes, score, level, client_started_at, hospital, device, created_at, updated_at)
    select r.*, 0, ${deviceCaller(context).device}, ${now}::timestamptz, ${now}::timestamptz
    from unnest(${column(0)}::text[], ${column(1)}::integer[], ${column(2)}::integer[], ${column(3)}::integer[], ${column(4)}::text[], ${column(5)}::timestamptz[], ${column(6)}::date[],
      ${column(7)}::integer[], ${column(8)}::integer[], ${column(9)}::integer[], ${column(10)}::timestamptz[]) r order by 2, 6
    on conflict (uuid) do nothing returning uuid`.execute(db)
  // Another batch has stored one of them since it was looked for: all of it is done again, and finds it.
  if (rows.length < records.length) throw new DatabaseError({ code: '40001', message: 'a record was stored by another batch meanwhile' })
}

/** The days of new records, each with its first one. */
const daysOf = (records: readonly NewRecord[]): TrainedDay[] => {
  const days = new Map<string, TrainedDay>()
  for (const { known: { patient, account }, day, type } of [...records].sort((one, other) => one.startedAt.getTime() - other.startedAt.getTime())) {
    const key = `${patient} ${day}`
    if (!days.has(key)) days.set(key, { patient, account, day, type })
  }
  return [...days.values()]
}

/** Stores records and takes a time for each day that is trained for the first time. Patients are held in one order before anything is written. */
const store = async (records: readonly NewRecord[], context: Context): Promise<void> => {
  if (records.length === 0) return
  const { db, now } = context
  const open = await uncountedDays(db, daysOf(records))
  if (open.length === 0) return insert(records, context)
  const held = await holdTrainees(db, [...new Set(records.map(({ known }) => known.patient))])
  // One of them was merged since they were looked for.
  if ([...held.values()].some(({ mergedInto }) => mergedInto !== null)) throw new DatabaseError({ code: '40001', message: 'a patient was merged meanwhile' })
  const counted = await countDays(db, open, held, now)
  await insert(records, context)
  await chargeDays(db, counted, held, now)
}

/**
 * Stores what a device recorded, in any order and however late: each record once, those that are wrong named and left out. A start is
 * corrected by the clock of the client, and its day is that of the business time zone.
 */
export const ingest = async ({ sentAt, clientVersion, records }: Batch, context: Context): Promise<Ingested> => {
  const { db, now, timeZone } = context
  const { device } = deviceCaller(context)
  await noteVersion(clientVersion, context)
  const { right, wrong } = shaped(records)
  const patients = await knownPatients(db, device, [...new Set(right.map(({ record }) => record.patient))])
  const here = parted(right, one => (patients.has(one.record.patient) ? undefined : bad(one, 'patient', 'notSignedIn')))
  const { fresh, repeated, wrong: contrary } = unrepeated(here.right, await knownRecords(db, here.right.map(({ record }) => record.uuid)), patients)
  const projects = await knownProjects(db, [...new Set(fresh.map(({ record }) => record.project))])
  const games = await knownGames(db, [...new Set(fresh.flatMap(({ record }) => record.game ?? []))])
  const correct = createClockCorrection(new Date(sentAt), now)
  const fitting = parted(fresh, one => {
    const started = correct(one.record.startedAt)
    if (!projects.has(one.record.project)) return bad(one, 'project', 'reference')
    if (one.record.game && !games.has(one.record.game)) return bad(one, 'game', 'reference')
    if (!started) return bad(one, 'startedAt', 'clockAhead')
    // Nobody trains before they sign in; clocks that were set meanwhile may be a little out.
    return started < later(patients.get(one.record.patient)!.firstAt, -aDay) ? bad(one, 'startedAt', 'beforeSignIn') : undefined
  })
  const added = fitting.right.map((one): NewRecord => {
    const startedAt = correct(one.record.startedAt)!
    return { ...one, known: patients.get(one.record.patient)!, startedAt, day: dateIn(startedAt, timeZone), type: projects.get(one.record.project)!, game: one.record.game ? games.get(one.record.game)! : null }
  })
  await store(added, context)
  const all = [...wrong, ...here.wrong, ...contrary, ...fitting.wrong].sort((one, other) => one.index - other.index)
  return { stored: added.length, repeated, bad: all }
}
