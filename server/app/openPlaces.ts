import type { Database } from '../platform/database/Database.ts'
import { readSecret, readSetting } from '../core/readSetting.ts'
import { openOutgoing } from '../platform/outgoing/openOutgoing.ts'
import type { Outgoing } from '../platform/outgoing/openOutgoing.ts'
import type { Cipher } from '../platform/secrets/Cipher.ts'
import { onSettingChange } from '../platform/settings/changes.ts'
import { settingChannel } from '../platform/settings/createInstallation.ts'
import type { Setting } from '../core/readSetting.ts'
import { joinPlaces } from '../platform/storage/Places.ts'
import type { OpenPlaces } from '../platform/storage/Places.ts'
import { inBucket } from '../platform/storage/s3/inBucket.ts'
import { S3 } from '../platform/storage/s3/S3.ts'
import type { Bucket } from '../settings.ts'
import type { Storage } from '../platform/storage/Storage.ts'

export interface OpenPlacesOptions {
  readonly database: Pick<Database, 'db' | 'listen'>
  readonly cipher: Cipher
  readonly outgoing: Outgoing
  readonly disk: Storage
  /** The bucket that the environment names; it goes before the one of the settings, and all new files go there. */
  readonly bucket: Bucket | undefined
}

/**
 * Whoever runs the host may have a service beside it: what the environment names is not bound to what settings may
 * name.
 */
const everywhere = ['0.0.0.0/0', '::/0']

type Set = Pick<Setting<'storageSetting'>, 'endpoint' | 'region' | 'bucket' | 'accessKey'>

const bucketOf = ({ endpoint, region, bucket, accessKey }: Set, secretKey: string | null): Bucket | undefined =>
  endpoint && region && bucket && accessKey && secretKey
    ? { endpoint, region, bucket, accessKey, secretKey }
    : undefined

/**
 * Opens them. The settings are kept in mind, and read anew when a change is announced: files are put while a
 * transaction waits, which must not wait for another look at an embedded database.
 */
export const openPlaces = async ({
  database: { db, listen },
  cipher,
  outgoing,
  disk,
  bucket,
}: OpenPlacesOptions): Promise<OpenPlaces> => {
  const fixed = bucket && new S3(bucket, { outgoing: openOutgoing(everywhere) })
  let service = fixed
  let chosen: OpenPlaces['chosen'] = fixed ? 'bucket' : 'disk'
  const refresh = async (): Promise<void> => {
    if (fixed) return
    const set = await readSetting(db, 'storageSetting')
    // Another key sealed it: the bucket is not to be reached until it is entered again, and files go to the disk.
    const named = bucketOf(set, await readSecret(db, cipher, 'storageSetting', 'secretKey').catch(() => null))
    service = named && new S3(named, { outgoing })
    chosen = service ? set.place : 'disk'
  }
  await refresh()
  const stopAnnouncing = onSettingChange(refresh)
  const stopListening = await listen(settingChannel, () => {
    refresh().catch(() => undefined)
  })
  const places = joinPlaces({ disk, bucket: () => service && inBucket(service), chosen: () => chosen })
  return {
    ...places,
    get chosen() {
      return chosen
    },
    get service() {
      return service
    },
    isByEnvironment: fixed !== undefined,
    async close() {
      stopAnnouncing()
      await stopListening()
    },
  }
}
