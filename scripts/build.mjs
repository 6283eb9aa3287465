// `npm run build`: builds page and server where they are missing or stale.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { install } from './install.mjs'

const shared = ['resources', 'domain', 'i18n', 'generator', 'package-lock.json']

/** What is built, from what, and the file that tells that it is there. */
const parts = [
  {
    name: 'page',
    from: ['src', 'build', 'dataProvider', 'public', 'index.html', 'login.html', 'vite.config.ts', ...shared],
    made: 'dist/client/index.html',
    config: 'vite.config.ts',
  },
  {
    name: 'server',
    from: ['server', 'vite.server.config.ts', ...shared],
    made: 'dist/server/main.js',
    config: 'vite.server.config.ts',
  },
]

const filesIn = path => {
  if (!existsSync(path)) return []
  return statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap(name => filesIn(join(path, name)))
    : [path]
}

/** Names and contents, so that a checkout, a deleted file or a changed clock does not matter. */
const fingerprint = paths => {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesIn)) hash.update(`${file}\0${statSync(file).size}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

const run = ({ name, config }) =>
  new Promise((done, fail) => {
    console.log(`Building the ${name} …`)
    const child = spawn(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--config', config, '--logLevel', 'warn'],
      {
        // Whoever builds, a test among them: what is built is what is shipped.
        stdio: 'inherit',
        env: { ...process.env, NODE_ENV: 'production' },
      },
    )
    child.once('error', fail)
    child.once('exit', code => (code === 0 ? done() : fail(new Error(`The ${name} could not be built.`))))
  })

const bringUpToDate = async part => {
  const stamp = `dist/.${part.name}-sources`
  const now = fingerprint(part.from)
  if (existsSync(part.made) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  await run(part)
  mkdirSync('dist', { recursive: true })
  writeFileSync(stamp, now)
}

/** Installs and builds what is missing or stale; ends the process where that fails. Needs no packages itself. */
export const build = async () => {
  install()
  try {
    await Promise.all(parts.map(bringUpToDate))
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) await build()
