import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
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

const mounts = '/proc/self/mounts'

/** The file systems that are mounted below a folder. */
const mountedBelow = folder =>
  existsSync(mounts)
    ? readFileSync(mounts, 'utf8')
        .split('\n')
        .map(line => line.split(' ')[1])
        .filter(path => path?.startsWith(`${folder}/`))
    : []

/** Takes away what a process left that was killed. What cannot be taken away stays: it is in nobody's way. */
const removeLeft = folder => {
  try {
    // Tests fill a small disk of their own, which is a mount.
    for (const path of mountedBelow(folder)) execFileSync('umount', ['--lazy', path])
    rmSync(folder, { recursive: true, force: true })
  } catch (error) {
    console.warn(`${folder} was left by a run that was killed, and could not be removed: ${error.message}`)
  }
}

/**
 * Makes a folder for the temporary files of this process: in memory where the system has such a place with room, else
 * on the disk. A new database is well over a thousand files, which takes a disk most of a second and memory a twentieth
 * of one; the tests make some three hundred.
 */
export const makeTemporaryFolder = prefix => {
  const parent = hasRoom() ? inMemory : tmpdir()
  // A process that was killed could not take its folder away.
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(prefix) ? /^(\d+)-/.exec(name.slice(prefix.length))?.[1] : undefined
    if (pid && !isAlive(Number(pid))) removeLeft(join(parent, name))
  }
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`))
  // PostgreSQL refuses to run as root, and its user has to come to its own folder in here.
  chmodSync(folder, 0o711)
  return folder
}
