import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, inject, it } from 'vitest'
import { openEmbedded } from '../../../server/database/embedded/openEmbedded.ts'
import { lockFolder } from '../../../server/database/embedded/lockFolder.ts'

const folder = mkdtempSync(join(tmpdir(), 'back-office-files-'))
afterAll(() => { rmSync(folder, { recursive: true }) })

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)

it('a data folder that is made is its owner\'s alone', async () => {
  const data = join(folder, 'data')
  const unlock = await lockFolder(join(data, 'database.lock'))
  expect(modeOf(data)).toBe('700')
  unlock()
})

it('a backup is its owner\'s alone, even where one that was interrupted left a file that others can read', async () => {
  const stored = await openEmbedded({ dataDir: join(folder, 'stored'), worker: false, template: readFileSync(inject('testTemplates').embedded) })
  await stored.close()
  const file = join(folder, 'backup.gz')
  writeFileSync(`${file}.partial`, 'left behind', { mode: 0o644 })
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'server/database/backup.ts', file], { env: { ...process.env, DATA_DIR: join(folder, 'stored'), DATABASE_URL: '' } })
  expect(modeOf(file)).toBe('600')
}, 120_000)
