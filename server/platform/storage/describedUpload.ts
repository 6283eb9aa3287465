import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import './tables.ts'

/** What an uploaded file is, as it was worked out when it came; nothing where there is none. */
export const describedUpload = async (
  db: Kysely<Tables>,
  key: unknown,
): Promise<{ readonly bytes: number | null; readonly sha256: string | null; readonly type: string | null }> => {
  const found =
    typeof key === 'string'
      ? await db.selectFrom('upload').select(['size', 'sha256', 'type']).where('key', '=', key).executeTakeFirst()
      : undefined
  return { bytes: found?.size ?? null, sha256: found?.sha256 ?? null, type: found?.type ?? null }
}
