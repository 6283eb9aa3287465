import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, statSync } from 'node:fs'
import { oldest } from './nodes.mjs'

const [leastMajor, leastMinor] = oldest.split('.').map(Number)
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
  console.error(`Node ${oldest} or newer is needed, this is ${process.versions.node}.`)
  process.exit(1)
}

/** npm writes this file last, so it tells whether an install was finished, and of which lock. */
const marker = 'node_modules/.package-lock.json'

/** Installs the locked packages where they are missing or older than the lock. Needs no packages itself. */
export const install = () => {
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync('package-lock.json').mtimeMs) return
  // It would empty the folder of another working copy, and put its own in the place of the link.
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.log('node_modules is a link: where it leads, `npm ci` brings the packages up to date.')
    return
  }
  console.log('Installing packages …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}
