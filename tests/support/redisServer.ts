import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe } from 'vitest'
import { whatAnswers } from '../../server/platform/redis/speaksRedis.ts'

/** A Redis of its own, empty, that keeps nothing on the disk. */
export interface RedisServer {
  readonly url: string
  /** Takes it away, as a crash does. */
  stop(): Promise<void>
  /** Brings one back at the same address, without what the last one knew. */
  start(): Promise<void>
  /** Leaves it running without answering, and lets it go on. */
  freeze(): void
  thaw(): void
}

const program = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map(folder => join(folder, 'redis-server'))
  .find(path => existsSync(path))

/** Why there is none here; undefined where there is. */
export const missingRedis = program === undefined ? 'no redis-server was found on this machine' : undefined

/** `describe` for what needs Redis: reported as skipped, with the reason, where there is none. */
export const describeRedis = (title: string, body: () => void): void => {
  describe.skipIf(missingRedis !== undefined)(`${title}${missingRedis === undefined ? '' : ` (${missingRedis})`}`, body)
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })

const launch = async (port: number, more: readonly string[]): Promise<ChildProcess> => {
  const child = spawn(
    program ?? '',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', ...more],
    { stdio: 'ignore' },
  )
  while ((await whatAnswers(`redis://127.0.0.1:${port}`)) !== 'redis') {
    if (child.exitCode !== null) throw new Error('redis-server ended')
    await wait(10)
  }
  return child
}

export const startRedis = async (...more: string[]): Promise<RedisServer> => {
  const port = await freePort()
  let child = await launch(port, more)
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise(resolve => {
        child.once('exit', resolve)
      })
      child.kill('SIGKILL')
      await ended
    },
    async start() {
      child = await launch(port, more)
    },
    freeze() {
      child.kill('SIGSTOP')
    },
    thaw() {
      child.kill('SIGCONT')
    },
  }
}
