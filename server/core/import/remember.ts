import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { Execution } from '../execution.ts'
import type { Remembered } from './guess.ts'
import { ownerOf } from './jobs.ts'
import type { Job } from './jobs.ts'
import { compared } from './words.ts'

/** Titles that are kept for one operator and resource; a person has no more kinds of files. */
const mostTitles = 500

/** What the caller chose for titles before. */
export const remembered = async (call: Execution): Promise<Remembered> => {
  const { operator, resource } = ownerOf(call)
  const rows = await call.db
    .selectFrom('import_title')
    .select(['title', 'field'])
    .where('operator', '=', operator)
    .where('resource', '=', resource)
    .limit(mostTitles)
    .execute()
  return new Map(rows.map(({ title, field }) => [title, field]))
}

/**
 * Keeps what was chosen for the titles of an import that was stored; of those of other files no more than are ever read
 * again.
 */
export const remember = async (db: Kysely<Tables>, { operator, resource, titles, columns }: Job): Promise<void> => {
  const chosen = [...new Map(titles.map((title, at) => [compared(title), columns[at] ?? null]))].filter(
    ([title]) => title !== '',
  )
  const own = chosen.map(([title]) => title)
  await sql`insert into import_title (operator, resource, title, field) select ${operator}::integer, ${resource}::text, r.title, r.field
    from unnest(${own}::text[], ${chosen.map(([, field]) => field)}::text[]) as r (title, field)
    on conflict (operator, resource, title) do update set field = excluded.field`.execute(db)
  const others = sql`operator = ${operator} and resource = ${resource} and title <> all(${own}::text[])`
  await sql`delete from import_title where ${others}
    and title in (select title from import_title where ${others} order by title offset ${Math.max(0, mostTitles - own.length)}::integer)`.execute(
    db,
  )
}
