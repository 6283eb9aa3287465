import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'
import { survivorsOf } from '../times/ledger/patients.ts'
import type { SentRecord } from './Batch.ts'
import { mayTrainOn } from './trainingSignIns.ts'
import './tables.ts'

/** A patient who signed in on the device, as the client knows them. */
export interface KnownPatient {
  /** The patient, or the one they were merged into since. */
  readonly patient: number
  readonly account: string | null
  readonly firstAt: Date
  /** Until when they were allowed to train there; null for somebody who is, or of whom nobody knows when that ended. */
  readonly until: Date | null
}

/** Finds who signed in on a device under a number that its client knows; undefined for anybody else. */
export type KnownPatients = (device: number, patient: number) => KnownPatient | undefined

/** Which patients may train on which devices now, whatever was noted of it. */
const allowed = async (
  db: Kysely<Tables>,
  pairs: readonly { readonly device: number; readonly standsFor: number }[],
): Promise<ReadonlySet<string>> => {
  if (pairs.length === 0) return new Set()
  const { rows } = await sql<{ pair: string }>`
    select a.device || ' ' || a.patient as pair
    from unnest(${pairs.map(({ device }) => device)}::integer[], ${pairs.map(({ standsFor }) => standsFor)}::integer[]) a (device, patient)
    join patient p on p.id = a.patient join device d on d.id = a.device where ${sql.raw(mayTrainOn('p', 'd'))}`.execute(
    db,
  )
  return new Set(rows.map(({ pair }) => pair))
}

/** Those who have signed in on the devices, of the patients that each of them knows; whoever was erased is nobody. */
export const knownPatients = async (
  db: Kysely<Tables>,
  asked: ReadonlyMap<number, ReadonlySet<number>>,
): Promise<KnownPatients> => {
  const pairs = [...asked].flatMap(([device, patients]) => [...patients].map(patient => [device, patient] as const))
  const { rows } = await sql<{
    device: number
    patient: number
    first_at: string
    allowed_until: string | null
    account: string | null
    mergedInto: number | null
  }>`
    select s.device, s.patient, s.first_at, s.allowed_until, p.account, p.merged_into as "mergedInto"
    from unnest(${pairs.map(([device]) => device)}::integer[], ${pairs.map(([, patient]) => patient)}::integer[]) a (device, patient)
    join training_sign_in s on s.device = a.device and s.patient = a.patient join patient p on p.id = s.patient and p.nameless_since is null`.execute(
    db,
  )
  const merged = rows.filter(({ mergedInto }) => mergedInto !== null).map(({ patient }) => patient)
  const survivors = merged.length === 0 ? new Map<number, number>() : await survivorsOf(db, merged)
  const present = rows.map(row => ({ ...row, standsFor: survivors.get(row.patient) ?? row.patient }))
  // Nobody who may train there loses a record, and only of those who had an end is that asked.
  const ended = present.filter(({ allowed_until }) => allowed_until !== null)
  const may = await allowed(db, ended)
  const known = new Map(
    present.map(({ device, patient, standsFor, account, first_at, allowed_until }) => [
      `${device} ${patient}`,
      {
        patient: standsFor,
        account,
        firstAt: new Date(first_at),
        until: allowed_until === null || may.has(`${device} ${standsFor}`) ? null : new Date(allowed_until),
      },
    ]),
  )
  return (device, patient) => known.get(`${device} ${patient}`)
}

/**
 * What a day takes whose first record is of the project, by project. Deleted projects are known too, as records come
 * late.
 */
export const knownProjects = async (
  db: Kysely<Tables>,
  projects: readonly number[],
): Promise<ReadonlyMap<number, 'ordinary' | 'naked3d'>> => {
  const rows = await db
    .selectFrom('project as p')
    .innerJoin('project_type as t', 't.id', 'p.type')
    .select(['p.id', 't.consumes'])
    .where('p.id', '=', sql<number>`any(${[...projects]}::integer[])`)
    .execute()
  return new Map(rows.map(({ id, consumes }) => [id, consumes]))
}

/**
 * The games of the codes. Deleted games and those that are not published any more are known too, as records come late.
 */
export const knownGames = async (
  db: Kysely<Tables>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (codes.length === 0) return new Map()
  const rows = await db
    .selectFrom('game')
    .select(['id', 'code'])
    .where('code', '=', sql<string>`any(${[...codes]}::text[])`)
    .execute()
  return new Map(rows.map(({ id, code }) => [code, id]))
}

/** Records that are stored, by their UUIDs. */
export const knownRecords = async (
  db: Kysely<Tables>,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, SentRecord>> => {
  const rows = await db
    .selectFrom('game_record as r')
    .leftJoin('game as g', 'g.id', 'r.game')
    .select([
      'r.uuid',
      'r.patient',
      'r.project',
      'g.code as game',
      'r.eye',
      'r.client_started_at as startedAt',
      'r.minutes',
      'r.score',
      'r.level',
    ])
    .where('r.uuid', '=', sql<string>`any(${[...uuids]}::text[])`)
    .execute()
  return new Map(rows.map(row => [row.uuid, row]))
}
