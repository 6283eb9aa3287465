import { sql } from 'kysely'
import { compareReleases, releaseOrder } from '../../domain/release.ts'
import { clientSoftware } from '../../resources/content/clientSoftware.ts'
import { message } from '../../resources/core/message.ts'
import { implement } from '../core/contract.ts'
import type { Context } from '../core/contract.ts'
import { invalid, Problem } from '../core/errors/problem.ts'
import { describedUpload } from '../platform/storage/describedUpload.ts'
import { latestFor } from './latestRelease.ts'

interface Release {
  readonly platform: string
  readonly release: string
  readonly source: string
  readonly file: string | null
  readonly address: string | null
  readonly minimum: string | null
}

const refuseUnready = async ({ platform, release, source, file, address }: Release, { db }: Context): Promise<void> => {
  if (!(source === 'file' ? file : address)) throw new Problem(409, 'releaseWithoutFile')
  const { rows } = await sql<{ release: string }>`select release from client_software where platform = ${platform} and state = 'published' for share`.execute(db)
  const later = rows.map(row => row.release).filter(one => compareReleases(one, release) > 0).toSorted(compareReleases).at(-1)
  if (later !== undefined) throw new Problem(409, 'releaseBackwards', { parameters: { release, later } })
}

export const clientSoftwareImplementation = implement(clientSoftware, {
  latest: ({ platform, version }, context) => latestFor(platform, version, context),
}, {
  on: ['create', 'update', 'publish'],
  async before(action, record, input, context) {
    const release = { ...record, ...input } as unknown as Release
    if (action === 'publish') {
      await refuseUnready(release, context)
      return { publishedAt: context.now.toISOString() }
    }
    if (release.minimum && compareReleases(release.minimum, release.release) > 0) throw invalid({ minimum: message('minimumRelease') })
    return { place: releaseOrder(release.release) ?? null, ...await describedUpload(context.db, release.source === 'file' ? release.file : null) }
  },
})
