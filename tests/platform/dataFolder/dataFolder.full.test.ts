import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { watchFolder } from '../../../server/platform/dataFolder/folderState.ts'
import { prepareDataFolder } from '../../../server/platform/dataFolder/prepareDataFolder.ts'
import { openEmbedded } from '../../../server/platform/database/embedded/openEmbedded.ts'
import { makeDisk } from './disk.ts'

const folder = mkdtempSync(join(tmpdir(), 'back-office-folder-'))
const small = makeDisk(5)
const readOnly = makeDisk(200, 'ro')
afterAll(() => {
  small?.remove()
  readOnly?.remove()
  rmSync(folder, { recursive: true })
})

const file = join(folder, 'file')
writeFileSync(file, 'x')
const open = (dataDir: string) => openEmbedded({ dataDir, worker: false })

describe('a DATA_DIR that cannot be used', () => {
  it.each([
    ['a file', file, /^DATA_DIR \(.*file\) cannot be used: there is a file in its place\.$/],
    ['below a file', join(file, 'data'), /there is a file in the place of a folder above it/],
  ])('is told in a sentence: %s', async (_what, dataDir, told) => {
    await expect(open(dataDir)).rejects.toMatchObject({ name: 'DataFolderError', message: expect.stringMatching(told) })
  })

  it.skipIf(!small)('is told in a sentence: a disk that is too small', async () => {
    await expect(open(join(small!.folder, 'data'))).rejects.toMatchObject({
      name: 'DataFolderError',
      message: expect.stringMatching(/only [45] MB are free on its disk, and the database needs 64 MB/),
    })
    expect(readdirSync(join(small!.folder, 'data'))).toEqual([])
  })

  it.skipIf(!readOnly)('is told in a sentence: a disk that can only be read', async () => {
    await expect(open(readOnly!.folder)).rejects.toMatchObject({
      message: expect.stringContaining('its file system is read-only'),
    })
  })

  it.skipIf(process.getuid?.() !== 0)('is told in a sentence: a folder of somebody else', () => {
    const own = join(folder, 'own')
    mkdirSync(own, { mode: 0o700 })
    // Somebody else once the sources are read, which may lie where nobody else may look.
    const script = `import('./server/platform/dataFolder/prepareDataFolder.ts')
      .then(({ prepareDataFolder }) => { process.setgid(65534); process.setuid(65534); return prepareDataFolder(${JSON.stringify(join(own, 'data'))}) }).catch(error => console.error(error.message))`
    const { stderr } = spawnSync(process.execPath, ['--import', 'tsx', '-e', script], { encoding: 'utf8' })
    expect(stderr).toContain('cannot be used: this user may not write there.')
  })

  it('holds something else, which stays as it is', async () => {
    for (const [name, content, told] of [
      ['PG_VERSION', '16\n', /it is one of PostgreSQL 16, and this is PostgreSQL 18/],
      ['letter.txt', 'dear …', /the folder holds other files/],
    ] as const) {
      const dataDir = join(folder, name)
      mkdirSync(join(dataDir, 'database'), { recursive: true })
      writeFileSync(join(dataDir, 'database', name), content)
      await expect(open(dataDir)).rejects.toMatchObject({ name: 'DatabaseError', message: expect.stringMatching(told) })
      expect(readdirSync(dataDir)).toEqual(['database'])
      expect(readdirSync(join(dataDir, 'database'))).toEqual([name])
    }
  })

  it('ends the host with that sentence alone', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      env: { ...process.env, PORT: '0', DATABASE_URL: '', DATA_DIR: file },
      encoding: 'utf8',
    })
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: `DATA_DIR (${file}) cannot be used: there is a file in its place.\n`,
    })
  })
})

it('a new database whose making was interrupted is made anew', async () => {
  const dataDir = join(folder, 'interrupted')
  mkdirSync(join(dataDir, 'database', 'global'), { recursive: true })
  writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '18\n')
  writeFileSync(join(dataDir, 'database.new'), '')
  await (await open(dataDir)).close()
  expect(readdirSync(dataDir)).toEqual(['database'])
  await (await open(dataDir)).close()
})

it('a folder that goes away while the host runs is noticed', () => {
  const dataDir = join(folder, 'gone')
  prepareDataFolder(dataDir)
  const state = watchFolder(dataDir, 0)
  expect(state()).toBe('fine')
  rmSync(dataDir, { recursive: true })
  expect(state()).toBe('notWritable')
  mkdirSync(dataDir)
  expect(state()).toBe('fine')
  expect(readdirSync(dataDir)).toEqual([])
})
