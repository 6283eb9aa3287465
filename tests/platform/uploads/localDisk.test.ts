import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localDisk } from '../../../server/platform/storage/localDisk.ts'

const key = 'ab'.padEnd(32, '0')

describe('the local disk', () => {
  let folder: string
  beforeAll(async () => { folder = await mkdtemp(join(tmpdir(), 'uploads-')) })
  afterAll(() => rm(folder, { recursive: true }))

  it('keeps, gives and removes files that nobody else can read', async () => {
    const disk = localDisk(join(folder, 'uploads'))
    expect(await disk.get(key)).toBeUndefined()
    await disk.put(key, Buffer.from('first'))
    await disk.put(key, Buffer.from('second'))
    expect(Buffer.from((await disk.get(key))!).toString()).toBe('second')
    expect(await readdir(folder, { recursive: true })).toEqual(['uploads', 'uploads/ab', `uploads/ab/${key}`])
    if (process.platform !== 'win32') expect((await stat(join(folder, 'uploads/ab', key))).mode & 0o077).toBe(0)
    await disk.remove(key)
    await disk.remove(key)
    expect(await disk.get(key)).toBeUndefined()
  })

  it('never leaves its folder', async () => {
    const disk = localDisk(folder)
    for (const bad of ['../../etc/passwd', `../${key}`, '', `${key}/x`, `${key}\0`]) {
      await expect(async () => disk.get(bad)).rejects.toThrow(TypeError)
      await expect(async () => disk.put(bad, new Uint8Array())).rejects.toThrow(TypeError)
      await expect(async () => disk.remove(bad)).rejects.toThrow(TypeError)
    }
  })
})
