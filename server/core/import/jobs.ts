import { sql } from 'kysely'
import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { Execution } from '../execution.ts'
import { notFound } from '../errors/problem.ts'
import { day, later } from '../lifetime.ts'
import type { SheetRow } from './read/Cell.ts'
import type { CheckedRow } from './checkRows.ts'
import type { ImportState } from './tables.ts'

export type Job = Selectable<Tables['import_job']>

/** How long an import waits for its owner. */
export const importLifetime = day

/** How long nobody else takes work over that was not heard of. */
const lease = sql<string>`clock_timestamp() + interval '30 seconds'`

/** Whose an import is: an operator's, or a program's that acts for one by a token, which may have fewer rights. */
export const ownerOf = ({ operator, resource }: Execution) => ({
  operator: operator?.id ?? 0,
  api_token: operator?.apiToken?.id ?? null,
  resource: resource.name,
})

/** The condition that an import is the caller's. */
export const isOwn = (call: Execution) => {
  const { operator, api_token: apiToken, resource } = ownerOf(call)
  return sql<boolean>`operator = ${operator} and api_token is not distinct from ${apiToken}::integer and resource = ${resource}`
}

const isOver = (job: Job, now: Date): boolean => new Date(job.created_at) < later(now, -importLifetime)

/** The caller's import of the resource, or undefined. */
export const currentJob = async (call: Execution): Promise<Job | undefined> => {
  const job = await call.db.selectFrom('import_job').selectAll().where(isOwn(call)).executeTakeFirst()
  return job && job.state !== 'reading' && !isOver(job, call.now) ? job : undefined
}

/** The caller's import with this number. Throws 404 where it is not theirs, or over. */
export const jobOf = async (call: Execution, id: unknown): Promise<Job> => {
  const job = await currentJob(call)
  if (!job || job.id !== id) throw notFound()
  return job
}

/** Moves an import to another state, if it is in one of these and nobody works at it; answers whether it was. */
export const moveJob = async (
  { db }: Execution,
  id: number,
  from: readonly ImportState[],
  to: { readonly state: ImportState; readonly columns?: string; readonly fixed?: string },
): Promise<boolean> => {
  const moved = await db
    .updateTable('import_job')
    .set({ ...to, done: 0, failure: null, worker: null, lease_until: null })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .returning('id')
    .execute()
  return moved.length > 0
}

/** Takes an import to work at, unless somebody else does; answers whether it is taken. */
export const claim = async (db: Kysely<Tables>, id: number, worker: string): Promise<boolean> => {
  const claimed = await db
    .updateTable('import_job')
    .set({ worker, lease_until: lease })
    .where('id', '=', id)
    .where('state', 'in', ['checking', 'storing'])
    .where(({ eb, or }) => or([eb('lease_until', 'is', null), eb('lease_until', '<', sql<string>`clock_timestamp()`)]))
    .returning('id')
    .execute()
  return claimed.length > 0
}

/** Notes how far the work is; answers false where it was cancelled or somebody else took it over. */
export const report = async (
  db: Kysely<Tables>,
  id: number,
  worker: string,
  values: Partial<Pick<Job, 'done' | 'wrong' | 'state' | 'failure'>> & { readonly problems?: string },
): Promise<boolean> => {
  const isDone = values.state !== undefined
  const reported = await db
    .updateTable('import_job')
    .set({ ...values, lease_until: isDone ? null : lease, ...(isDone ? { worker: null } : {}) })
    .where('id', '=', id)
    .where('worker', '=', worker)
    .returning('id')
    .execute()
  return reported.length > 0
}

/** Lets nobody take work over for longer, while the transaction that stores it is under way on another connection. */
export const keep = async (db: Kysely<Tables>, id: number, worker: string): Promise<void> => {
  await db
    .updateTable('import_job')
    .set({ lease_until: lease })
    .where('id', '=', id)
    .where('worker', '=', worker)
    .execute()
}

/** Lets somebody else go on at once. */
export const release = async (db: Kysely<Tables>, id: number, worker: string): Promise<void> => {
  await db
    .updateTable('import_job')
    .set({ worker: null, lease_until: null })
    .where('id', '=', id)
    .where('worker', '=', worker)
    .execute()
}

export const insertRows = async (db: Kysely<Tables>, job: number, rows: readonly SheetRow[]): Promise<void> => {
  await sql`insert into import_row (job, number, cells) select ${job}::integer, r.number, r.cells::jsonb
    from unnest(${rows.map(row => row.number)}::integer[], ${rows.map(row => JSON.stringify(row.cells))}::text[]) as r (number, cells)`.execute(
    db,
  )
}

/** Rows of these numbers. */
export const rowsNumbered = (db: Kysely<Tables>, job: number, numbers: readonly number[]): Promise<SheetRow[]> =>
  db
    .selectFrom('import_row')
    .select(['number', 'cells'])
    .where('job', '=', job)
    .where('number', 'in', [...numbers])
    .execute()

/** Writes the cells of rows anew. */
export const rewriteRows = async (db: Kysely<Tables>, job: number, rows: readonly SheetRow[]): Promise<void> => {
  await sql`update import_row t set cells = r.cells::jsonb
    from unnest(${rows.map(row => row.number)}::integer[], ${rows.map(row => JSON.stringify(row.cells))}::text[]) as r (number, cells)
    where t.job = ${job} and t.number = r.number`.execute(db)
}

/** Leaves the rows out that are wrong; the job counts the others alone. */
export const leaveOutWrong = async (db: Kysely<Tables>, id: number): Promise<void> => {
  const left = await db
    .deleteFrom('import_row')
    .where('job', '=', id)
    .where('errors', 'is not', null)
    .returning('number')
    .execute()
  await db
    .updateTable('import_job')
    .set(({ eb }) => ({ rows: eb('rows', '-', left.length), wrong: 0, problems: '[]' }))
    .where('id', '=', id)
    .execute()
}

/** Rows behind a number, in their order. */
export const rowsAfter = (db: Kysely<Tables>, job: number, number: number, size: number): Promise<SheetRow[]> =>
  db
    .selectFrom('import_row')
    .select(['number', 'cells'])
    .where('job', '=', job)
    .where('number', '>', number)
    .orderBy('number')
    .limit(size)
    .execute()

/** Writes what is wrong with rows, and forgets what was. */
export const markRows = async (db: Kysely<Tables>, job: number, rows: readonly CheckedRow[]): Promise<void> => {
  const errors = rows.map(row => (Object.keys(row.errors).length > 0 ? JSON.stringify(row.errors) : null))
  await sql`update import_row t set errors = r.errors::jsonb from unnest(${rows.map(row => row.number)}::integer[], ${errors}::text[]) as r (number, errors)
    where t.job = ${job} and t.number = r.number and (t.errors is not null or r.errors is not null)`.execute(db)
}

/** Removes imports that nobody came back to, and those that were being read when a host went down. */
export const removeOldImports = async (db: Kysely<Tables>, now: Date): Promise<number> => {
  const removed = await db
    .deleteFrom('import_job')
    .where(({ eb, and, or }) =>
      or([
        eb('created_at', '<', later(now, -importLifetime).toISOString()),
        and([eb('state', '=', 'reading'), eb('created_at', '<', later(now, -day / 24).toISOString())]),
      ]),
    )
    .returning('id')
    .execute()
  return removed.length
}
