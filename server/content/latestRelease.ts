import { sql } from 'kysely'
import { compareReleases } from '../../domain/release.ts'
import { isOffered } from '../../domain/rollout.ts'
import type { Rollout } from '../../domain/rollout.ts'
import { withAddresses } from '../../resources/core/types/richText/pictures.ts'
import type { Context, DeviceCaller } from '../core/contract.ts'
import { isToldTo } from '../platform/notices/notices.ts'
import { deviceCaller } from '../training/deviceCaller.ts'
import { bucketOf } from './bucketOf.ts'

interface Candidate {
  readonly id: number
  readonly release: string
  readonly minimum: string | null
  readonly forced: boolean
  readonly state: Rollout['state'] | null
  readonly percentage: number
  readonly hospitals: readonly number[] | null
  readonly begins: string | null
  readonly ends: string | null
  readonly had: boolean
}

/** What a device is told of the release that is for it. */
interface Described {
  readonly build: number
  readonly file: string | null
  readonly address: string | null
  readonly bytes: number | null
  readonly sha256: string | null
  readonly notes: string | null
  readonly notesEn: string | null
  readonly publishedAt: string | null
  readonly changes: string | null
  readonly changesEn: string | null
}

const nothing = {
  release: null,
  build: null,
  isNewer: false,
  mustUpdate: false,
  address: null,
  bytes: null,
  sha256: null,
  notes: null,
  changes: null,
  publishedAt: null,
}

const pathOf = (key: string): string => `/api/client/file/${key}`

const moment = (text: string | null): number | null => (text === null ? null : Date.parse(text))

/** Whether a release is for a device: one with no rollout is for all. */
const isFor = (
  { id, state, percentage, hospitals, begins, ends, had }: Candidate,
  { device, hospital }: DeviceCaller,
  now: Date,
): boolean =>
  state === null ||
  isOffered(
    { state, percentage, hospitals, begins: moment(begins), ends: moment(ends) },
    { bucket: bucketOf(id, device), hospital, had },
    now.getTime(),
  )

/**
 * Published releases of a platform, the latest first, each with its rollout where it has one: all of them, as what the
 * oldest of them asks for holds until a device does it.
 */
const candidates = async (platform: string, device: number, { db }: Context): Promise<readonly Candidate[]> => {
  const { rows } = await sql<Candidate>`
    select s.id, s.release, s.minimum, s.forced,
      g.state, g.percentage, g.hospitals, g.begins, g.ends, exists (select from client_offer o where o.software = s.id and o.device = ${device} and o.let_go_at is null) as had
    from client_software s left join gray_publish g on g.software = s.id
    where s.platform = ${platform} and s.state = 'published' order by s.place desc`.execute(db)
  return rows
}

/** A release with what the log of versions says of it to the organisation of the device. */
const described = async (id: number, caller: DeviceCaller, { db, now }: Context): Promise<Described> => {
  const { rows } = await sql<Described>`
    select s.build, s.file, s.address, s.bytes, s.sha256, s.notes, s.notes_en as "notesEn", s.published_at as "publishedAt", v.content as changes, v.content_en as "changesEn"
    from client_software s left join version_info v on v.platform = s.platform and v.release = s.release and ${sql.raw<boolean>(isToldTo('v', caller, now))}
    where s.id = ${id}`.execute(db)
  return rows[0]!
}

interface Asked {
  readonly found: Candidate | undefined
  /** What it was offered when it asked last, and is not any more. */
  readonly letGo: readonly Candidate[]
}

/**
 * Notes that a device asked, at most once an hour while it runs the same, and what it is offered that is not for all,
 * since when and until when.
 */
const note = async (
  platform: string,
  version: string,
  device: number,
  { found, letGo }: Asked,
  { db, now }: Context,
): Promise<void> => {
  const at = now.toISOString()
  await sql`
    insert into client_ask (device, platform, release, asked_at) values (${device}, ${platform}, ${version}, ${at}) on conflict (device) do update
    set platform = excluded.platform, release = excluded.release, asked_at = excluded.asked_at
    where (client_ask.platform, client_ask.release) is distinct from (excluded.platform, excluded.release) or client_ask.asked_at < excluded.asked_at - interval '1 hour'`.execute(
    db,
  )
  if (found?.state && !found.had) {
    await sql`insert into client_offer (software, device, offered_at) values (${found.id}, ${device}, ${at}) on conflict (software, device) do update set let_go_at = null`.execute(
      db,
    )
  }
  if (letGo.length > 0)
    await sql`update client_offer set let_go_at = ${at} where device = ${device} and software = any(${letGo.map(({ id }) => id)}::integer[])`.execute(
      db,
    )
}

/** The latest release of a platform that is for the calling device. */
export const latestFor = async (platform: string, version: string, context: Context) => {
  const caller = deviceCaller(context)
  const known = await candidates(platform, caller.device, context)
  const isForCaller = (one: Candidate): boolean => isFor(one, caller, context.now)
  const theirs = known.filter(isForCaller)
  const [found] = theirs
  await note(
    platform,
    version,
    caller.device,
    { found, letGo: known.filter(one => one.had && !isForCaller(one)) },
    context,
  )
  if (!found) return nothing
  const told = <T extends string | null>(zh: T, en: T): T => (context.language === 'en' && en ? en : zh)
  const isNewer = compareReleases(version, found.release) < 0
  // What an earlier release asks for is not taken back by a later one that says nothing of it.
  const mustUpdate = theirs.some(
    ({ release, minimum, forced }) =>
      (minimum !== null && compareReleases(version, minimum) < 0) || (forced && compareReleases(version, release) < 0),
  )
  const { build, file, address, bytes, sha256, publishedAt, ...texts } = await described(found.id, caller, context)
  const changes = told(texts.changes, texts.changesEn)
  return {
    release: found.release,
    build,
    isNewer,
    mustUpdate,
    address: file ? pathOf(file) : address,
    bytes,
    sha256,
    notes: told(texts.notes, texts.notesEn),
    changes: changes && withAddresses(changes, pathOf),
    publishedAt,
  }
}
