import { sql } from 'kysely'
import { compareReleases } from '../../domain/release.ts'
import { withAddresses } from '../../resources/core/types/richText/pictures.ts'
import type { Context } from '../core/contract.ts'
import { deviceCaller } from '../training/deviceCaller.ts'

interface Candidate {
  readonly id: number
  readonly release: string
  readonly build: number
  readonly file: string | null
  readonly address: string | null
  readonly minimum: string | null
  readonly forced: boolean
  readonly notes: string | null
  readonly notesEn: string | null
  readonly bytes: number | null
  readonly sha256: string | null
  readonly publishedAt: string | null
  readonly changes: string | null
  readonly changesEn: string | null
}

const nothing = { release: null, build: null, isNewer: false, mustUpdate: false, address: null, bytes: null, sha256: null, notes: null, changes: null, publishedAt: null }

const pathOf = (key: string): string => `/api/client/file/${key}`

/** The latest release of a platform that is for the calling device, with what the log of versions says of it. */
export const latestFor = async (platform: string, version: string, context: Context) => {
  deviceCaller(context)
  const { db, language, now } = context
  const { rows: [found] } = await sql<Candidate>`
    select s.id, s.release, s.build, s.file, s.address, s.minimum, s.forced, s.notes, s.notes_en as "notesEn", s.bytes, s.sha256, s.published_at as "publishedAt", v.content as changes, v.content_en as "changesEn"
    from client_software s
    left join version_info v on v.platform = s.platform and v.release = s.release and v.state in ('scheduled', 'published') and v.valid_from <= ${now.toISOString()}::timestamptz
      and (v.valid_until is null or v.valid_until > ${now.toISOString()}::timestamptz) and v.hospitals is null
    where s.platform = ${platform} and s.state = 'published' order by s.place desc limit 1`.execute(db)
  if (!found) return nothing
  const told = <T extends string | null>(zh: T, en: T): T => (language === 'en' && en ? en : zh)
  const isNewer = compareReleases(version, found.release) < 0
  const isTooOld = found.minimum !== null && compareReleases(version, found.minimum) < 0
  const changes = told(found.changes, found.changesEn)
  return {
    release: found.release, build: found.build, isNewer, mustUpdate: isTooOld || (isNewer && found.forced), address: found.file ? pathOf(found.file) : found.address,
    bytes: found.bytes, sha256: found.sha256, notes: told(found.notes, found.notesEn), changes: changes && withAddresses(changes, pathOf), publishedAt: found.publishedAt,
  }
}
