import { sql } from 'kysely'
import { compareReleases, releaseOrder } from '../../domain/release.ts'
import { clientSoftware } from '../../resources/content/clientSoftware.ts'
import { grayPublish } from '../../resources/content/grayPublish.ts'
import { installers } from '../../resources/content/platform.ts'
import { message } from '../../resources/core/message.ts'
import { implement } from '../core/contract.ts'
import type { Context } from '../core/contract.ts'
import { invalid, Problem } from '../core/errors/problem.ts'
import { describedUpload } from '../platform/storage/describedUpload.ts'
import { latestFor } from './latestRelease.ts'

interface Release {
  readonly platform: string
  readonly release: string
  readonly build: number
  readonly source: string
  readonly file: string | null
  readonly address: string | null
  readonly minimum: string | null
}

/** What the file of a release is; nothing where there is none. Throws 400 where it is none for its platform. */
const describedFile = async (
  { platform, source, file }: Release,
  { db }: Context,
): Promise<{ readonly bytes: number | null; readonly sha256: string | null }> => {
  const { type, ...described } = await describedUpload(db, source === 'file' ? file : null)
  const types = installers[platform] ?? []
  if (type !== null && !types.includes(type))
    throw invalid({ file: message('installerKind', { types: types.join(', ') }) })
  return described
}

const refuseUnready = async (
  { platform, release, build, source, file, address }: Release,
  { db }: Context,
): Promise<void> => {
  if (!(source === 'file' ? file : address)) throw new Problem(409, 'releaseWithoutFile')
  const { rows } = await sql<{
    release: string
    build: number
  }>`select release, build from client_software where platform = ${platform} and state = 'published' for share`.execute(
    db,
  )
  const later = rows
    .map(row => row.release)
    .filter(one => compareReleases(one, release) > 0)
    .toSorted(compareReleases)
    .at(-1)
  if (later !== undefined) throw new Problem(409, 'releaseBackwards', { parameters: { release, later } })
  // Platforms install no smaller build over a larger one.
  const largest = Math.max(0, ...rows.map(row => row.build))
  if (build < largest) throw invalid({ build: message('buildBackwards', { build: largest }) })
}

/** A share of what is offered to nobody does not go on: it would say so, and go on by itself once that is published. */
const pauseShares = async (software: number, context: Context): Promise<void> => {
  const { rows } = await sql<{
    id: number
  }>`select id from gray_publish where software = ${software} and state = 'running' for update`.execute(context.db)
  for (const { id } of rows) await context.update(grayPublish, id, { state: 'paused' }, 'pause')
}

export const clientSoftwareImplementation = implement(
  clientSoftware,
  {
    latest: ({ platform, version }, context) => latestFor(platform, version, context),
  },
  {
    on: ['create', 'update', 'publish', 'withdraw'],
    async before(action, record, input, context) {
      if (action === 'withdraw') return undefined
      const release = { ...record, ...input } as unknown as Release
      if (action === 'publish') {
        await refuseUnready(release, context)
        await describedFile(release, context)
        return { publishedAt: context.now.toISOString() }
      }
      if (release.minimum && compareReleases(release.minimum, release.release) > 0)
        throw invalid({ minimum: message('minimumRelease') })
      return { place: releaseOrder(release.release) ?? null, ...(await describedFile(release, context)) }
    },
    async after(action, record, context) {
      if (action === 'withdraw') await pauseShares(record.id, context)
    },
  },
)
