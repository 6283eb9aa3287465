import { spawnSync } from 'node:child_process'
import type { SpawnSyncReturns } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  administer,
  databaseUrl,
  findPrograms,
  findRunner,
  startLocalPostgres,
  startReplica,
} from '../../support/localPostgres.ts'
import type { LocalPostgres } from '../../support/localPostgres.ts'
import { missingNginx, startNginx } from '../../support/nginx.ts'
import type { Proxy } from '../../support/nginx.ts'
import { missingRedis, startRedis } from '../../support/redisServer.ts'
import { freePort, serve } from '../../support/serve.ts'
import type { RunningServer } from '../../support/serve.ts'

/** What a real installation has and this machine lacks; undefined where all of it is here. */
export const missingProgram =
  missingNginx ??
  missingRedis ??
  (findPrograms() && findRunner() ? undefined : 'no PostgreSQL was found on this machine')

type Variables = Readonly<Record<string, string>>

const orThrow = (started: LocalPostgres | string): LocalPostgres => {
  if (typeof started === 'string') throw new Error(started)
  return started
}

/**
 * PostgreSQL with a streaming replica, Redis, two hosts that share a folder of files, and the proxy of deploy/ before
 * them.
 */
export class Installation {
  readonly hosts: RunningServer[] = []
  folder = ''
  databaseUrl = ''
  replicaUrl = ''
  #environments: readonly Variables[] = []
  #proxy: Proxy | undefined
  readonly #cleanUp: (() => Promise<unknown>)[] = []

  get proxy(): Proxy {
    if (!this.#proxy) throw new Error('The proxy was not started')
    return this.#proxy
  }

  async open(): Promise<void> {
    this.folder = await mkdtemp(join(tmpdir(), 'machines-'))
    this.#cleanUp.push(() => rm(this.folder, { recursive: true, force: true }))
    const postgres = orThrow(await startLocalPostgres())
    this.#cleanUp.push(() => postgres.stop())
    await administer(postgres.url, 'create database office')
    const replica = orThrow(await startReplica(postgres.url))
    this.#cleanUp.push(() => replica.stop())
    const redis = await startRedis()
    this.#cleanUp.push(() => redis.stop())
    this.databaseUrl = databaseUrl(postgres.url, 'office')
    this.replicaUrl = databaseUrl(replica.url, 'office')

    const [port, ...ports] = [await freePort(), await freePort(), await freePort()] as const
    await mkdir(join(this.folder, 'uploads'))
    this.#environments = await Promise.all(
      ports.map(async one => {
        const data = join(this.folder, `host-${one}`)
        await mkdir(data)
        await symlink(join(this.folder, 'uploads'), join(data, 'uploads'))
        return {
          PORT: String(one),
          DATA_DIR: data,
          DATABASE_URL: this.databaseUrl,
          DATABASE_REPLICA_URL: this.replicaUrl,
          REDIS_URL: redis.url,
          POOL_SIZE: '8',
          SECRET_KEY: 'a key that both of these hosts share',
          PUBLIC_URL: `http://127.0.0.1:${port}`,
          TRUST_PROXY: 'true',
          SAMPLE_DATA: '40',
          RATE_LIMIT: '1000000',
        }
      }),
    )
    this.#cleanUp.push(() => Promise.all(this.hosts.map(host => host.stop())))
    // Both at once: one of them fills the database.
    await Promise.all(ports.map((_, index) => this.start(index)))
    await mkdir(join(this.folder, 'proxy'))
    this.#proxy = await startNginx(join(this.folder, 'proxy'), { port, hosts: ports })
    this.#cleanUp.push(() => this.proxy.stop())
  }

  /** What a host is told. */
  environment(index: number): Variables {
    return this.#environments[index]!
  }

  /** Starts a host, of this version or of another one, and waits until it is ready. */
  async start(index: number, program?: string): Promise<void> {
    this.hosts[index] = await serve(this.environment(index)['DATA_DIR']!, this.environment(index), program)
  }

  /** Runs a command with what the first host is told, as an operator does. */
  command(program: string, args: readonly string[], variables: Variables = {}): SpawnSyncReturns<string> {
    return spawnSync(program, args, { encoding: 'utf8', env: { ...process.env, ...this.environment(0), ...variables } })
  }

  async close(): Promise<void> {
    for (const step of this.#cleanUp.reverse()) await step().catch(() => undefined)
  }
}
