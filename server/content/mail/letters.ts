import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { applicationMail } from '../../../resources/content/applicationMail.ts'
import { withAddresses } from '../../../resources/core/types/richText/pictures.ts'
import type { Context } from '../../core/contract.ts'
import { filesSql } from '../../core/filesSql.ts'
import type { StoredFile } from '../../core/filesSql.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { toldColumns } from '../told.ts'
import '../tables.ts'

/** Whose letters are meant. */
export type Reader = { readonly operator: number } | { readonly patient: number }

interface Letter {
  readonly id: number
  readonly title: string
  readonly content: string
  readonly files: readonly StoredFile[] | null
  readonly publishedAt: string
  readonly isNew: boolean
}

/** A letter is there for those to whom it was delivered until it is withdrawn. */
const isThere = sql.raw<boolean>(`r.delivered_at is not null and t.state in ('sending', 'paused', 'stopped', 'sent')`)

const isOf = (reader: Reader) =>
  'operator' in reader ? sql<boolean>`r.operator = ${reader.operator}` : sql<boolean>`r.patient = ${reader.patient}`

const from = (reader: Reader) =>
  sql`from mail_recipient r join application_mail t on t.id = r.mail where ${isOf(reader)} and ${isThere}`

type Address = (key: string) => string

const withFiles = (files: readonly StoredFile[] | null | undefined, address: Address) =>
  (files ?? []).map(({ key, name }) => ({ name, url: address(key) }))

/** What comes along with a letter, whatever its state. */
export const filesOf = async (id: number, address: Address, db: Kysely<Tables>) => {
  const { rows } = await sql<{ readonly files: readonly StoredFile[] | null }>`
    select ${sql.raw(filesSql('t.attachments'))} as files from application_mail t where t.id = ${id}`.execute(db)
  return withFiles(rows[0]?.files, address)
}

/** The letters of a reader, the latest first, a page at a time; `address` says where the reader opens a file. */
export const lettersOf = async (
  reader: Reader,
  { page, size }: { readonly page?: number | null; readonly size?: number | null },
  address: Address,
  { db, language }: Pick<Context, 'db' | 'language'>,
) => {
  const limit = size ?? 10
  const { rows } = await sql<Letter>`
    select letter.*, ${sql.raw(filesSql('letter.keys'))} as files from (
      select t.id, t.attachments as keys, r.delivered_at as "publishedAt", r.read_at is null as "isNew", ${sql.raw(toldColumns(applicationMail, language))}, r.id as place ${from(reader)}
      order by r.id desc limit ${limit} offset ${(page ?? 0) * limit}
    ) letter order by letter.place desc`.execute(db)
  const total = await sql<{ n: number }>`select count(*)::integer as n ${from(reader)}`.execute(db)
  return {
    content: rows.map(({ id, title, content, files, publishedAt, isNew }) => ({
      id,
      title,
      content: withAddresses(content, address),
      files: withFiles(files, address),
      publishedAt,
      isNew,
    })),
    totalElements: total.rows[0]?.n ?? 0,
  }
}

export const unreadLetters = async (reader: Reader, db: Kysely<Tables>): Promise<number> => {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::integer as n ${from(reader)} and r.read_at is null`.execute(db)
  return rows[0]?.n ?? 0
}

/** Whether a letter is there for the reader. */
export const hasLetter = async (reader: Reader, id: number, db: Kysely<Tables>): Promise<boolean> =>
  (await sql`select 1 ${from(reader)} and t.id = ${id}`.execute(db)).rows.length > 0

/** Forgets that the reader opened what was marked as read at this moment; answers how many that were. */
export const unreadAgain = async (reader: Reader, readAt: string, db: Kysely<Tables>): Promise<number> => {
  const { rows } = await sql`
    update mail_recipient r set read_at = null from application_mail t where t.id = r.mail and ${isOf(reader)} and r.read_at = ${readAt}::timestamptz returning r.id`.execute(
    db,
  )
  return rows.length
}

/**
 * Remembers that the reader has opened these letters, or all; those that are not theirs are left out. Answers how many
 * were new.
 */
export const readLetters = async (
  reader: Reader,
  ids: readonly number[] | 'all',
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<number> => {
  const { rows } = await sql`
    update mail_recipient r set read_at = ${now.toISOString()}::timestamptz from application_mail t
    where t.id = r.mail and ${isOf(reader)} and ${isThere} and r.read_at is null and ${ids === 'all' ? sql`true` : sql`r.mail = any(${[...ids]}::integer[])`} returning r.id`.execute(
    db,
  )
  return rows.length
}
