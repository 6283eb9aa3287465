import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localDisk } from '../../../server/platform/storage/localDisk.ts'

const key = 'ab'.padEnd(32, '0')

describe('the local disk', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'uploads-'))
  })
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

  it('takes files by parts, keeps what came before a failure, and reads parts of what is whole', async () => {
    const disk = localDisk(join(folder, 'parts'))
    const bytes = randomBytes(3_000_000)
    expect(await disk.appended(key)).toBeUndefined()
    expect(
      await disk.append(key, 0, Readable.from([bytes.subarray(0, 1_000_000), bytes.subarray(1_000_000, 2_000_000)])),
    ).toBe(2_000_000)
    const lost = Readable.from(
      (async function* () {
        yield bytes.subarray(1_500_000, 1_600_000)
        throw new Error('The connection was lost')
      })(),
    )
    await expect(disk.append(key, 1_500_000, lost)).rejects.toThrow('lost')
    expect(await disk.appended(key)).toBe(1_600_000)
    expect(await disk.get(key)).toBeUndefined()
    expect(await disk.append(key, 1_600_000, Readable.from([bytes.subarray(1_600_000)]))).toBe(3_000_000)
    await disk.complete(key)
    expect([await disk.appended(key), bytes.equals((await disk.get(key))!)]).toEqual([undefined, true])
    const part: Buffer[] = []
    for await (const chunk of (await disk.read(key, { start: 10, end: 1_000_009 }))!) part.push(chunk as Buffer)
    expect(Buffer.concat(part).equals(bytes.subarray(10, 1_000_010))).toBe(true)
    await disk.remove(key)
    expect(await disk.read(key)).toBeUndefined()
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
