import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { roomIn } from '../../../server/platform/dataFolder/folderState.ts'

/** A small file system of its own, as a folder. */
export interface Disk {
  readonly folder: string
  /** Fills it until no more than so many bytes are left. */
  fill(left: number): void
  /** Removes what filled it. */
  clear(): void
  remove(): void
}

/** Makes a disk of so many megabytes in memory; undefined where this user may not. */
export const makeDisk = (megabytes: number, ...options: string[]): Disk | undefined =>
  makeDiskBelow(tmpdir(), megabytes, ...options)

export const makeDiskBelow = (parent: string, megabytes: number, ...options: string[]): Disk | undefined => {
  const folder = mkdtempSync(join(parent, 'back-office-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', [`size=${megabytes}m`, ...options].join(), 'tmpfs', folder], {
      stdio: 'ignore',
    })
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill: left => writeFileSync(ballast, Buffer.alloc(roomIn(folder) - left)),
    clear: () => rmSync(ballast, { force: true }),
    remove() {
      execFileSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true })
    },
  }
}
