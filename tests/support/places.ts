import { joinPlaces } from '../../server/platform/storage/Places.ts'
import type { OpenPlaces } from '../../server/platform/storage/Places.ts'
import type { Storage } from '../../server/platform/storage/Storage.ts'

/** The places of files of a test that knows one. */
export const onePlace = (disk: Storage): OpenPlaces => ({
  ...joinPlaces({ disk, bucket: () => undefined, chosen: () => 'disk' }),
  chosen: 'disk',
  service: undefined,
  isByEnvironment: false,
  close: async () => undefined,
})
