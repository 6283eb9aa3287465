import { sql } from 'kysely'
import { caseInfo } from '../../resources/business/case.ts'
import type { Context } from '../engine/contract.ts'
import { isTaken } from '../engine/taken.ts'

declare module '../database/tables.ts' {
  interface Tables {
    /** The last serial number of an organisation's cases of one day. */
    case_serial: { hospital: number; day: string; last: number }
  }
}

/** `HZ01` on 2026-03-01, the 7th: `HZ0120260301007`. */
export const caseNumber = (code: string, day: string, serial: number): string => `${code}${day.replaceAll('-', '')}${String(serial).padStart(3, '0')}`

/** The next serial of an organisation and day; others who want one wait until this transaction ends. */
const nextSerial = async ({ db }: Context, hospital: number, day: string): Promise<number> => {
  const { rows } = await sql<{ last: number }>`
    insert into case_serial (hospital, day, last) values (${hospital}, ${day}::date, 1)
    on conflict (hospital, day) do update set last = case_serial.last + 1 returning last`.execute(db)
  return rows[0]!.last
}

/** A free case number: organisation code, today's date, serial. Numbers that were typed by hand are passed over. */
export const nextCaseNumber = async (context: Context, hospital: number): Promise<string> => {
  const { code } = await context.db.selectFrom('hospital').select('code').where('id', '=', hospital).executeTakeFirstOrThrow()
  for (;;) {
    const number = caseNumber(code, context.today, await nextSerial(context, hospital, context.today))
    if (!await isTaken(context.db, caseInfo, 'number', { number })) return number
  }
}
