import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { noteKey } from '../../resources/core/fields.ts'
import { sealedPlace } from '../core/subject/eraseSubject.ts'
import '../core/subject/tables.ts'
import '../core/tables.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { Cipher } from '../platform/secrets/Cipher.ts'

/**
 * Whose sealed records are opened, by the number of the erasure, for which authority, and why: the file number of its
 * order.
 */
export interface Opening {
  readonly request: string
  readonly authority: string
  readonly reason: string
}

/**
 * What was sealed: records by the names of their resources, whoever they are about first, and the last day of their
 * legal time.
 */
export interface Opened {
  readonly request: string
  readonly until: string
  readonly records: Readonly<Record<string, unknown>>
}

/**
 * Opens what a law has kept of somebody who was erased. That it was opened, for whom and why stands in the history of
 * the request before anything is told. Throws SealError where another key sealed it.
 */
export const openSealed = (
  db: Kysely<Tables>,
  cipher: Pick<Cipher, 'open'>,
  { request, authority, reason }: Opening,
  now: Date,
): Promise<Opened> =>
  db.transaction().execute(async transaction => {
    const sealed = await transaction
      .selectFrom('sealed_record')
      .select(['until', 'content'])
      .where('request', '=', request)
      .orderBy('id')
      .execute()
    if (sealed.length === 0)
      throw new Error(
        `Nothing is sealed under ${request}: it is the number of a data request by which somebody was erased, and its records go after their legal time.`,
      )
    const records = Object.assign(
      {},
      ...sealed.map(
        ({ content }) => JSON.parse(cipher.open(content, sealedPlace)) as Readonly<Record<string, unknown>>,
      ),
    ) as Opened['records']
    const asked = await transaction
      .selectFrom('data_request')
      .select('id')
      .where('number', '=', request)
      .executeTakeFirst()
    await transaction
      .insertInto('change_log')
      .values({
        resource: 'dataRequest',
        record: asked?.id ?? null,
        action: 'openSealed',
        operator: null,
        at: now.toISOString(),
        request_id: randomUUID(),
        changes: JSON.stringify({ [noteKey('authority')]: [null, authority], [noteKey('reason')]: [null, reason] }),
      })
      .execute()
    return { request, until: sealed[0]!.until, records }
  })
