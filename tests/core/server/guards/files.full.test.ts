import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, it, vi } from 'vitest'
import { openEmbedded } from '../../../../server/platform/database/embedded/openEmbedded.ts'
import { lockFolder } from '../../../../server/platform/database/embedded/lockFolder.ts'

const folder = mkdtempSync(join(tmpdir(), 'back-office-files-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)

it("a data folder that is made is its owner's alone", async () => {
  const data = join(folder, 'data')
  const unlock = await lockFolder(join(data, 'database.lock'))
  expect(modeOf(data)).toBe('700')
  unlock()
})

/**
 * Runs a command's file with its words, as its process would; commands.full.test.ts starts the processes.
 */
const command = async (name: 'backup' | 'restore', data: string, file: string): Promise<void> => {
  const before = process.argv
  vi.stubEnv('DATA_DIR', join(folder, data))
  vi.stubEnv('DATABASE_URL', '')
  process.argv = [process.execPath, name, file]
  try {
    await import(`../../../../server/platform/backup/${name}.ts`)
  } finally {
    process.argv = before
    vi.unstubAllEnvs()
  }
  expect(process.exitCode ?? 0).toBe(0)
}

it("a backup is its owner's alone, even where one that was interrupted left a file that others can read; a restore brings no sign-in back", async () => {
  const stored = await openEmbedded({
    dataDir: join(folder, 'stored'),
    worker: false,
    template: readFileSync(inject('testTemplates').embedded),
  })
  const at = '2026-01-01T00:00:00Z'
  await stored.db
    .insertInto('session')
    .values({
      operator: 1,
      token_hash: 'x',
      remember: true,
      created_at: at,
      last_used_at: at,
      expires_at: '2999-01-01T00:00:00Z',
      ip: '127.0.0.1',
      browser: null,
    })
    .execute()
  await stored.close()
  const file = join(folder, 'backup.gz')
  writeFileSync(`${file}.partial`, 'left behind', { mode: 0o644 })
  await command('backup', 'stored', file)
  expect(modeOf(file)).toBe('600')

  await command('restore', 'restored', file)
  const restored = await openEmbedded({ dataDir: join(folder, 'restored'), worker: false })
  expect(await restored.db.selectFrom('session').select('ended_by').execute()).toEqual([{ ended_by: 'reset' }])
  await restored.close()
}, 120_000)
