import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'

export interface LocalPostgres {
  /** `postgres://…` of its maintenance database. */
  url: string
  /** The same by its socket, which takes half the time of a connection by TCP for each statement. */
  socketUrl: string
  stop(): Promise<void>
}

interface Programs {
  initdb: string
  postgres: string
}

/** Who runs the server: PostgreSQL refuses to run as root, so that the user `postgres` is taken then. */
interface Runner {
  uid?: number
  gid?: number
}

/**
 * Nothing here outlives the run, so that it need not be safe on the disk, nor tidied; statements run seldom, and
 * compiling them is not repaid. Two tests at once drop and restore whole schemas, each with a lock on some two thousand
 * relations. A replica has to have as much room as its server.
 */
const common = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'autovacuum=off',
  'jit=off',
  'max_connections=60',
  'max_locks_per_transaction=256',
]

/** Makes a data directory in a temporary folder and serves it; the folder goes with the server. */
const launch = async (
  make: (data: string, of: { cwd: string; stdio: 'pipe' } & Runner, programs: Programs) => void,
  more: readonly string[],
): Promise<LocalPostgres | string> => {
  const programs = findPrograms()
  if (!programs) return 'no initdb and postgres were found on this machine'
  const runner = findRunner()
  if (!runner) return 'the tests run as root and there is no user "postgres" to run a server'

  const folder = mkdtempSync(join(tmpdir(), 'vision-pg-'))
  if (runner.uid !== undefined && runner.gid !== undefined) chownSync(folder, runner.uid, runner.gid)
  const remove = (): void => rmSync(folder, { recursive: true, force: true })
  try {
    const data = join(folder, 'data')
    make(data, { ...runner, cwd: folder, stdio: 'pipe' }, programs)
    const port = await freePort()
    const settings = [...common, ...more]
    const server = spawn(
      programs.postgres,
      [
        '-D',
        data,
        '-p',
        String(port),
        '-h',
        '127.0.0.1',
        '-k',
        folder,
        ...settings.flatMap(setting => ['-c', setting]),
      ],
      { ...runner, cwd: folder, stdio: 'ignore' },
    )
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`
    await untilReady(server, url)
    return { url, socketUrl: `${url}?host=${encodeURIComponent(folder)}`, stop: () => stop(server).finally(remove) }
  } catch (error) {
    remove()
    return `a PostgreSQL server could not be started: ${error instanceof Error ? error.message : String(error)}`
  }
}

/**
 * Starts a PostgreSQL server of its own in a temporary folder, with these settings as well. Answers a text when there
 * is none to start.
 */
export const startLocalPostgres = (more: readonly string[] = []): Promise<LocalPostgres | string> =>
  launch((data, of, { initdb }) => {
    execFileSync(initdb, ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'], of)
  }, more)

/** Starts a streaming replica of a server that {@link startLocalPostgres} started. */
export const startReplica = (url: string): Promise<LocalPostgres | string> =>
  launch(
    (data, of, { initdb }) => {
      // Debian links initdb alone to where a user's path leads.
      const program = join(dirname(realpathSync(initdb)), basename(initdb).replace('initdb', 'pg_basebackup'))
      execFileSync(program, ['-D', data, '-d', url, '-X', 'stream', '-R', '-c', 'fast', '-N'], of)
    },
    ['hot_standby_feedback=on'],
  )

/** Where initdb and postgres are; undefined where they are not. */
export function findPrograms(): Programs | undefined {
  const path = (process.env['PATH'] ?? '').split(delimiter)
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : []
  const debian = versions
    .sort((one, other) => Number(other) - Number(one))
    .map(version => `/usr/lib/postgresql/${version}/bin`)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  for (const folder of [...path, ...debian, '/usr/local/pgsql/bin', '/opt/homebrew/bin']) {
    const initdb = join(folder, `initdb${suffix}`)
    const postgres = join(folder, `postgres${suffix}`)
    if (existsSync(initdb) && existsSync(postgres)) return { initdb, postgres }
  }
  return undefined
}

/** The user the server is run as; undefined where nobody can. */
export function findRunner(): Runner | undefined {
  if (process.getuid?.() !== 0) return {}
  try {
    const id = (flag: string): number =>
      Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }))
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return undefined
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

/** Waits until the server answers. Throws when it ends instead, or after 30 seconds. */
export async function untilReady(server: ChildProcess, url: string): Promise<void> {
  for (const deadline = Date.now() + 30_000; ;) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) throw error
      await wait(50)
    }
  }
}

/** Runs statements that stand outside of any transaction, as creating a database must. */
export async function administer(url: string, statements: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements.split('; ')) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Removes the databases whose names begin so. */
export async function dropDatabases(url: string, beginning: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [beginning],
    )
    for (const { name } of rows) await client.query(`drop database "${name}"`)
  } finally {
    await client.end()
  }
}

/** Makes a database from another one. Files are copied, where nobody needs them to be safe: that takes half the time. */
export const copyDatabase = (url: string, name: string, from: string): Promise<void> =>
  administer(url, `create database ${name} template ${from} strategy file_copy`)

/** The address of a database on a server. */
export const databaseUrl = (url: string, name: string): string => {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

/** Ends the server and its sessions. */
export async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const ended = new Promise(resolve => server.once('exit', resolve))
  server.kill('SIGINT') // fast shutdown: ends sessions
  await ended
}
