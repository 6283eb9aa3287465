import { sql } from 'kysely'
import type { Context } from '../../core/contract.ts'
import { mailAddresses } from './mailAddresses.ts'
import '../tables.ts'

/** Whom one letter may go to. */
export const mostRecipients = 100_000

const none = (column: string): string => `coalesce(cardinality(${column}), 0) = 0`

/**
 * Named operators are meant whatever else is said; where organisations or roles are said, or nobody is named, those who
 * fit are meant too.
 */
const operatorsMeant = `
  select o.id as operator, null::integer as patient from operator o, application_mail m
  where m.id = $mail and m."to" = 'operators' and not o.deleted and o.status = 'opened' and (
    o.id = any(m.operators) or (
      (${none('m.operators')} or not ${none('m.hospitals')} or not ${none('m.roles')})
      and (${none('m.hospitals')} or o.hospital = any(m.hospitals)) and (${none('m.roles')} or o.roles && m.roles)
    )
  )`

const patientsMeant = `
  select null::integer, p.id from patient p, application_mail m
  where m.id = $mail and m."to" = 'patients' and not p.deleted and p.access = 'permission' and p.type <> 'demo'
    and (${none('m.hospitals')} or p.hospital = any(m.hospitals)) and (${none('m.patient_types')} or p.type = any(m.patient_types))
    and (m.age_from is null or p.birthday <= ($today::date - make_interval(years => m.age_from))::date)
    and (m.age_until is null or p.birthday > ($today::date - make_interval(years => m.age_until + 1))::date)
    and (m.times_up_to is null or p.times <= m.times_up_to)`

type At = Pick<Context, 'db' | 'today'>

/** Those to whom a letter would go now, as rows of `operator` and `patient`. */
const meant = (mail: number, today: string) =>
  sql.raw(
    `${operatorsMeant} union all ${patientsMeant}`.replaceAll('$mail', String(mail)).replaceAll('$today', `'${today}'`),
  )

/** The mailboxes that a letter names; of one to others, none. */
const addressesOf = async (mail: number, { db }: Pick<At, 'db'>): Promise<readonly string[]> => {
  const letter = await db
    .selectFrom('application_mail')
    .select('addresses')
    .where('id', '=', mail)
    .where('to', '=', 'addresses')
    .executeTakeFirst()
  return mailAddresses(String(letter?.addresses ?? '')).addresses
}

export const countMeant = async (mail: number, { db, today }: At): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from (${meant(mail, today)}) meant`.execute(
    db,
  )
  return (rows[0]?.n ?? 0) + (await addressesOf(mail, { db })).length
}

/** Writes down to whom a letter goes, each once however often it is asked for; answers how many they are. */
export const addRecipients = async (mail: number, { db, today }: At): Promise<number> => {
  await sql`insert into mail_recipient (mail, operator, patient) select ${mail}::integer, operator, patient from (${meant(mail, today)}) meant order by operator, patient on conflict do nothing`.execute(
    db,
  )
  await sql`insert into mail_recipient (mail, address) select ${mail}::integer, address from unnest(${await addressesOf(mail, { db })}::text[]) with ordinality a (address, at) order by at on conflict do nothing`.execute(
    db,
  )
  const { rows } = await sql<{
    n: number
  }>`select count(*)::integer as n from mail_recipient where mail = ${mail}`.execute(db)
  return rows[0]?.n ?? 0
}

/** Nobody who still waits gets the letter any more; answers how many they were. */
export const leaveOutRest = async (mail: number, { db }: Pick<Context, 'db'>): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('mail_recipient')
    .set({ left_out: true })
    .where('mail', '=', mail)
    .where('delivered_at', 'is', null)
    .where('left_out', '=', false)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
