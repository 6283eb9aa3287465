import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DatabaseLockedError } from '../../../server/platform/database/DatabaseLockedError.ts'
import { lockFolder } from '../../../server/platform/database/embedded/lockFolder.ts'

describe('the lock of the embedded database', () => {
  let folder: string
  let file: string
  const releases: (() => void)[] = []
  const take = async (): Promise<() => void> => {
    const release = await lockFolder(file)
    releases.push(release)
    return release
  }
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vision-lock-'))
    file = join(folder, 'database.lock')
  })
  afterEach(() => {
    for (const release of releases.splice(0)) release()
    rmSync(folder, { recursive: true })
  })

  const elsewhere = JSON.stringify({ pid: 1, start: 'then', space: 'elsewhere', token: 'x' })

  it('is held once, and free again after its release', async () => {
    const release = await take()
    await expect(take()).rejects.toThrow(DatabaseLockedError)
    release()
    expect(existsSync(file)).toBe(false)
    await take()
  })

  it('is not removed by one that lost it', async () => {
    const release = await take()
    writeFileSync(file, elsewhere)
    release()
    expect(existsSync(file)).toBe(true)
  })

  it('is taken over from a process whose id is used by another now', async () => {
    const release = await take()
    const owner = JSON.parse(readFileSync(file, 'utf8')) as { start: string }
    release()
    writeFileSync(file, JSON.stringify({ ...owner, start: 'long ago' }))
    await take()
  })

  it('is taken over from another machine once that is silent', async () => {
    writeFileSync(file, elsewhere)
    const longAgo = new Date(Date.now() - 60_000)
    utimesSync(file, longAgo, longAgo)
    await take()
  })

  it('is refused while another machine gives signs of life', async () => {
    writeFileSync(file, elsewhere)
    const beat = setInterval(() => utimesSync(file, new Date(), new Date()), 100)
    try {
      await expect(take()).rejects.toThrow(DatabaseLockedError)
    } finally {
      clearInterval(beat)
    }
  })

  it('is taken over when a crash tore the file', async () => {
    writeFileSync(file, '')
    await take()
  })

  it('is given to one of those who find it abandoned at the same time', async () => {
    writeFileSync(file, '')
    const outcomes = await Promise.allSettled([take(), take(), take()])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
