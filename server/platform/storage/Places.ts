import type { Place } from '../../../resources/system/places.ts'
import type { S3 } from './s3/S3.ts'
import type { Storage } from './Storage.ts'
import { StorageError } from './StorageError.ts'

/**
 * The places that an installation keeps files in, as one: what is new goes to one of them, and what is there is found
 * wherever it is.
 */
export interface Places extends Omit<Storage, 'put' | 'complete'> {
  /** Where new files go now. */
  readonly chosen: Place
  /** Answers where the file is kept. */
  put(key: string, bytes: Uint8Array): Promise<Place>
  /** Likewise. */
  complete(key: string): Promise<Place>
  /**
   * Brings a file of so many bytes to where new ones go, as it is read: no host holds the whole. It can be read all the
   * while. Answers whether there was such a file. Throws StorageError, or what reading ended with, and leaves it where
   * it was.
   */
  move(key: string, size: number): Promise<boolean>
}

/** The places of one host's files, as the settings say at any moment. */
export interface OpenPlaces extends Places {
  /** The bucket as it is set; undefined where none is. */
  readonly service: S3 | undefined
  /** Whether the environment names the bucket, so that the settings do not. */
  readonly isByEnvironment: boolean
  close(): Promise<void>
}

export interface PlacesOptions {
  readonly disk: Storage
  /** As it is set now; undefined where none is. */
  readonly bucket: () => Storage | undefined
  readonly chosen: () => Place
}

/** Joins both places. */
export const joinPlaces = ({ disk, bucket, chosen }: PlacesOptions): Places => {
  const both = (): readonly [Storage, ...Storage[]] => {
    const kept = bucket()
    if (!kept) return [disk]
    return chosen() === 'disk' ? [disk, kept] : [kept, disk]
  }
  const nameOf = (storage: Storage): Place => (storage === disk ? 'disk' : 'bucket')
  /**
   * The disk first, whatever is chosen: it costs nothing to look there, and a bucket that does not answer keeps nobody
   * waiting for what is there.
   */
  const looked = (): readonly Storage[] => {
    const kept = bucket()
    return kept ? [disk, kept] : [disk]
  }
  /** What the first of the places has; a place that fails is asked for nothing that another one has. */
  const first = async <T>(
    places: readonly Storage[],
    look: (storage: Storage) => Promise<T | undefined>,
  ): Promise<T | undefined> => {
    let failure: unknown
    for (const place of places) {
      try {
        const found = await look(place)
        if (found !== undefined) return found
      } catch (error) {
        failure ??= error
      }
    }
    if (failure !== undefined) throw failure
    return undefined
  }
  /** Looks on the disk once more for what was moved there from the bucket meanwhile. */
  const found = async <T>(look: (storage: Storage) => Promise<T | undefined>): Promise<T | undefined> =>
    (await first(looked(), look)) ?? look(disk)
  /** Where a file is on its way, which goes on there whatever is chosen meanwhile. */
  const underWay = async (key: string): Promise<Storage> =>
    (await first(looked(), async place => ((await place.appended(key)) === undefined ? undefined : place))) ?? both()[0]

  return {
    get chosen() {
      return chosen()
    },
    async put(key, bytes) {
      const [place] = both()
      await place.put(key, bytes)
      return nameOf(place)
    },
    get: key => found(place => place.get(key)),
    read: (key, range) => found(place => place.read(key, range)),
    append: async (key, at, bytes) => (await underWay(key)).append(key, at, bytes),
    appended: key => first(looked(), place => place.appended(key)),
    readAppended: async (key, range) => (await underWay(key)).readAppended(key, range),
    async complete(key) {
      const place = await underWay(key)
      await place.complete(key)
      return nameOf(place)
    },
    remove: async key => {
      for (const place of looked()) await place.remove(key)
    },
    async move(key, size) {
      const [to, from] = both()
      if (!from) throw new StorageError('refused', 'no bucket is set')
      const stream = await from.read(key)
      if (!stream) {
        const there = await to.read(key)
        there?.destroy()
        return there !== undefined
      }
      if ((await to.append(key, 0, stream)) !== size)
        throw new StorageError('changed', 'a file is not as long as it was')
      await to.complete(key)
      await from.remove(key)
      return true
    },
  }
}
