import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const inMemory = '/dev/shm'
const gigabyte = 2 ** 30

const hasRoom = () => {
  try {
    const { bavail, bsize } = statfsSync(inMemory)
    return bavail * bsize >= 4 * gigabyte && process.availableMemory() >= 8 * gigabyte
  } catch {
    return false
  }
}

const isAlive = pid => {
  try {
    return process.kill(pid, 0)
  } catch ({ code }) {
    return code !== 'ESRCH'
  }
}

/**
 * Makes a folder for the temporary files of this process: in memory where the system has such a place with room, else on the disk. A new database is well over a thousand files,
 * which takes a disk most of a second and memory a twentieth of one; the tests make some three hundred.
 */
export const makeTemporaryFolder = prefix => {
  const parent = hasRoom() ? inMemory : tmpdir()
  // A process that was killed could not take its folder away.
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(prefix) ? /^(\d+)-/.exec(name.slice(prefix.length))?.[1] : undefined
    if (pid && !isAlive(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true })
  }
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`))
  // PostgreSQL refuses to run as root, and its user has to come to its own folder in here.
  chmodSync(folder, 0o711)
  return folder
}
