import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { nodeOptions } from '../../scripts/nodeOptions.ts'

export interface BenchServer {
  readonly url: string
  readonly token?: string
  readonly process: ChildProcess
  stop(): Promise<void>
}

const start = async (
  args: readonly string[],
  url: string,
  environment: Readonly<Record<string, string>>,
): Promise<Pick<BenchServer, 'process' | 'stop'>> => {
  // A session of its own, as a service has: kernels that share the CPU out by sessions would let it and the load count
  // as one.
  const child = spawn(process.execPath, [...args], {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const endWithUs = (): void => {
    child.kill('SIGTERM')
  }
  process.once('exit', endWithUs)
  // The log is written as in production and read, so that its cost is part of the figures; only the end is kept for
  // errors.
  let printed = ''
  const keep = (chunk: Buffer): void => {
    printed = (printed + String(chunk)).slice(-4000)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const ended = new Promise<void>(resolve => {
    child.once('exit', () => resolve())
  })
  for (
    const deadline = Date.now() + 300_000;
    !(await fetch(`${url}/ready`).then(
      reply => reply.ok,
      () => false,
    ));
    await wait(100)
  ) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`A server did not start:\n${printed}`)
  }
  return {
    process: child,
    async stop() {
      process.removeListener('exit', endWithUs)
      child.kill('SIGTERM')
      await ended
    },
  }
}

// A kept database belongs to the key that its host had, and each run has a data folder of its own.
const secretKey = 'the key of databases that only benchmarks use'

export interface OursOptions {
  readonly port: number
  /** A PostgreSQL database; without one the host has the embedded database in its data folder. */
  readonly databaseUrl?: string
  readonly dataDir: string
  /** Sample patients that it puts into an empty database. */
  readonly sample?: number
  /** Signs nobody in: whoever was signed in before stays so. */
  readonly isAgain?: true
}

/** Our server with everything on: sign-in, scope, masks, logs. */
export const startOurs = async (
  main: readonly string[],
  { port, databaseUrl = '', dataDir, sample = 0, isAgain }: OursOptions,
): Promise<BenchServer> => {
  const url = `http://127.0.0.1:${port}`
  const started = await start([...nodeOptions, ...main], url, {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SECRET_KEY: secretKey,
    SAMPLE_DATA: String(sample),
    RATE_LIMIT: '1000000',
  })
  return { url, ...(isAgain ? {} : { token: await signIn(url) }), ...started }
}

const signIn = async (url: string): Promise<string> => {
  const reply = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'vision-demo', remember: true }),
  })
  const { token, msg } = (await reply.json()) as { token?: string; msg?: string }
  if (!token) throw new Error(`Nobody could sign in: ${msg ?? reply.status}`)
  return token
}

/** The server of thin.ts. */
export const startThin = async (
  thin: readonly string[],
  port: number,
  databaseUrl: string,
  counts: boolean,
): Promise<BenchServer> => {
  const url = `http://127.0.0.1:${port}`
  const started = await start([...thin, String(port), ...(counts ? ['--count'] : [])], url, {
    DATABASE_URL: databaseUrl,
  })
  return { url, ...started }
}
