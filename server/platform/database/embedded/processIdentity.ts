import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/**
 * Names the space in which process ids mean something: two processes with the same answer can see each other.
 * Containers have a space of their own, and a restart of the machine begins a new one.
 */
export function processSpace(): string {
  const parts = [hostname()]
  for (const read of [
    () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim(),
    () => readlinkSync('/proc/self/ns/pid'),
  ]) {
    const part = attempt(read)
    if (part) parts.push(part)
  }
  return parts.join(' ')
}

/** When the process with this id began, in words that differ for a later process of the same id; null: none runs. */
export function processStart(pid: number): string | null {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return null
  }
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  // The name in parentheses may hold spaces; the 20th word after it is the start, the first one the state.
  if (stat) {
    const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return words[0] === 'Z' ? null : (words[19] ?? '')
  }
  if (process.platform === 'win32') return ''
  return attempt(() => execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()) ?? ''
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
