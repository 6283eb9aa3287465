import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/** Oldest Node that the locked packages accept, as `package.json` says. */
export const oldest = engines.node.replace('>=', '')

/** What the whole suite is run on: the oldest Node to the patch, and the newest. */
export const testedOn = [`${oldest}.0`, '26']

/** The folder of a Node of that version, which npm brings where it is missing. Throws where it cannot. */
export const nodeFolder = version => {
  const folder = resolve('node_modules/.cache/nodes', version)
  const bin = join(folder, 'node_modules/node/bin')
  if (existsSync(bin)) return bin
  console.log(`Fetching Node ${version} …`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  const { status } = spawnSync('npm', ['install', `node@${version}`, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`Node ${version} could not be fetched`)
  return bin
}
