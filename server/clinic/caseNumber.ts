import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { caseInfo } from '../../resources/clinic/case.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { Context } from '../core/contract.ts'
import { all, Statement } from '../core/statement.ts'
import { isTaken } from '../core/taken.ts'
import { freeNumber } from '../times/documentNumber.ts'

/** `HZ01` on 2026-03-01: `HZ01202603014821`. */
export const caseNumber = (code: string, day: string, digits: string): string =>
  `${code}${day.replaceAll('-', '')}${digits}`

/**
 * A free case number: organisation code, today's date, four digits. Two that are made for an organisation at once wait
 * for each other.
 */
export const nextCaseNumber = async ({ db, today }: Context, hospital: number): Promise<string> => {
  const { code } = await db.selectFrom('hospital').select('code').where('id', '=', hospital).executeTakeFirstOrThrow()
  await sql`select pg_advisory_xact_lock(hashtext('case number'), ${hospital}::integer)`.execute(db)
  return freeNumber(
    4,
    digits => caseNumber(code, today, digits),
    number => isTaken(db, caseInfo, 'number', { number }),
  )
}

/**
 * Whether a number is made like those of an organisation out of the caller's reach, by its code and a date. All of
 * these are taken: a case carries the code of its own organisation alone, and nobody finds out which of another one's
 * numbers are in use.
 */
export const isOfAnother = async (
  number: unknown,
  { reach }: Pick<Context, 'reach'>,
  db: Kysely<Tables>,
): Promise<boolean> => {
  if (typeof number !== 'string') return false
  const statement = new Statement()
  const typed = `lower(${statement.bind(number)}::text)`
  const isLike = (alias: string): string =>
    all([
      `starts_with(${typed}, lower(${alias}.code))`,
      `substr(${typed}, length(${alias}.code) + 1) ~ '^20[0-9]{6}[0-9]{3,}$'`,
    ])
  const found = await statement.run(
    db,
    `select 1 as found from hospital h where ${isLike('h')} and not exists` +
      ` (select from hospital o where o.id = h.id and ${all(reach('hospital', statement, 'o'))}) limit 1`,
  )
  return found.length > 0
}
