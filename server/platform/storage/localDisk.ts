import { randomBytes } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isUploadKey } from '../../../resources/core/types/image/index.ts'
import type { Storage } from './Storage.ts'

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/**
 * Keeps files in a folder of this machine, which nobody else on it can read: 256 folders by the first two characters of
 * the key. Several hosts of one database must share the folder. Throws a TypeError for what is no key, before the disk
 * is touched.
 */
export const localDisk = (folder: string): Storage => {
  const pathOf = (key: string): string => {
    if (!isUploadKey(key)) throw new TypeError('This is no key of a file')
    return join(folder, key.slice(0, 2), key)
  }
  const partsOf = (key: string): string => `${pathOf(key)}.parts`
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const partial = `${path}.${randomBytes(4).toString('hex')}.partial`
      try {
        const file = await open(partial, 'wx', 0o600)
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(partial, path)
      } catch (error) {
        await rm(partial, { force: true })
        throw error
      }
    },
    async get(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async read(key, range) {
      const path = pathOf(key)
      try {
        const file = await open(path)
        return file.createReadStream(range ?? {})
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async append(key, at, bytes) {
      const path = partsOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const file = await open(path, constants.O_RDWR | constants.O_CREAT, 0o600)
      try {
        // What another host wrote beyond that place is of a connection that was lost.
        await file.truncate(at)
        let place = at
        for await (const chunk of bytes as AsyncIterable<Uint8Array>) {
          await file.write(chunk, 0, chunk.byteLength, place)
          place += chunk.byteLength
        }
        await file.sync()
        return place
      } finally {
        await file.close()
      }
    },
    async appended(key) {
      try {
        return (await stat(partsOf(key))).size
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    readAppended: async (key, range) => createReadStream(partsOf(key), range ?? {}),
    complete: key => rename(partsOf(key), pathOf(key)),
    async remove(key) {
      await rm(pathOf(key), { force: true })
      await rm(partsOf(key), { force: true })
    },
  }
}
