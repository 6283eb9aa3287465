import { execFileSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeDiskBelow } from './disk.ts'

const prefix = 'back-office-left-'

/** The folder of a process that ended without taking it away. */
const leave = () =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { makeTemporaryFolder } from './scripts/temporaryFolder.mjs'; process.stdout.write(makeTemporaryFolder('${prefix}'))`,
    ],
    { encoding: 'utf8' },
  )

describe('the folder for temporary files of a test run', () => {
  it('is taken away by the next run where its own was killed, with a disk that was mounted in it', () => {
    const left = leave()
    writeFileSync(join(left, 'file'), '')
    const disk = makeDiskBelow(left, 1)
    if (disk) writeFileSync(join(disk.folder, 'file'), '')
    const next = leave()
    expect(existsSync(left)).toBe(false)
    expect(existsSync(next)).toBe(true)
    rmSync(next, { recursive: true })
  })
})
