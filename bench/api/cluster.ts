import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { findPrograms, findRunner, stop, untilReady } from '../../tests/support/localPostgres.ts'

/** A PostgreSQL server that benchmarks may make databases on. */
export interface Cluster {
  /** Address of one of its databases. */
  url(database: string): string
  /** Makes the database if it is not there; answers whether it was made. */
  create(database: string): Promise<boolean>
  drop(database: string): Promise<void>
  /** Ends a server that was started here; data in a folder that is kept stays. */
  stop(): Promise<void>
}

export interface ClusterOptions {
  /** A server that runs already. */
  readonly url?: string | undefined
  /** Folder of the data, kept for the next run; a temporary one where nothing is said. */
  readonly keep?: string | undefined
  readonly port: number
}

// What an installation of this size would set; the same for all that are compared. Commits wait for the disk.
const settings = [
  'shared_buffers=1GB',
  'maintenance_work_mem=512MB',
  'work_mem=16MB',
  'max_wal_size=8GB',
  'checkpoint_timeout=30min',
  'max_connections=120',
  'jit=off',
]

/** Starts a server in a folder of its own, or uses the one at `url`. Throws where there is no PostgreSQL. */
export const openCluster = async ({ url, keep, port }: ClusterOptions): Promise<Cluster> => {
  const started = url === undefined ? await startServer(keep, port) : undefined
  const base = url ?? `postgres://postgres@127.0.0.1:${port}/postgres`
  const address = (database: string): string => Object.assign(new URL(base), { pathname: `/${database}` }).href
  return {
    url: address,
    create: database =>
      administer(base, async client => {
        if ((await client.query('select 1 from pg_database where datname = $1', [database])).rows.length > 0)
          return false
        await client.query(`create database "${database}" template template0 encoding 'UTF8' locale 'C.UTF-8'`)
        return true
      }),
    drop: database =>
      administer(base, async client => {
        await client.query(`drop database if exists "${database}" with (force)`)
      }),
    stop: async () => {
      await started?.()
    },
  }
}

const administer = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const startServer = async (keep: string | undefined, port: number): Promise<() => Promise<void>> => {
  const programs = findPrograms()
  if (programs === undefined)
    throw new Error('No PostgreSQL was found: install one, or name a server by TEST_DATABASE_URL')
  const owner = findRunner()
  if (owner === undefined) throw new Error('PostgreSQL does not run as root, and there is no user "postgres" to run it')
  const folder = keep === undefined ? mkdtempSync(join(tmpdir(), 'vision-bench-')) : resolve(keep)
  mkdirSync(folder, { recursive: true })
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  if (!existsSync(join(data, 'PG_VERSION'))) {
    execFileSync(programs.initdb, ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'], {
      ...owner,
      cwd: folder,
      stdio: 'pipe',
    })
  }
  const flags = [
    '-D',
    data,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    folder,
    ...settings.flatMap(one => ['-c', one]),
  ]
  const server = spawn(programs.postgres, flags, { ...owner, cwd: folder, stdio: 'ignore' })
  await untilReady(server, `postgres://postgres@127.0.0.1:${port}/postgres`)
  return async () => {
    await stop(server)
    if (keep === undefined) rmSync(folder, { recursive: true, force: true })
  }
}
