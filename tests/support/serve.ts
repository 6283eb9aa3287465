import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { nodeOptions } from '../../scripts/nodeOptions.ts'

export interface RunningServer {
  readonly url: string
  readonly process: ChildProcess
  /** What it printed so far. */
  output(): string
  /** Ends it as an operator would (SIGTERM); answers the exit code. */
  stop(): Promise<number | null>
}

/** A port that nobody listens on now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

const answers = async (url: string): Promise<boolean> =>
  fetch(url).then(
    reply => reply.ok,
    () => false,
  )

/**
 * Starts a built server, this version's where nothing else is said, on a data directory, and waits until it is ready.
 */
export const serve = async (
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
  program = 'dist/server/main.js',
): Promise<RunningServer> => {
  const port = Number(environment['PORT'] ?? (await freePort()))
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [...nodeOptions, program], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stdout.on('data', chunk => {
    printed += String(chunk)
  })
  child.stderr.on('data', chunk => {
    printed += String(chunk)
  })
  const ended = new Promise<number | null>(resolve => {
    child.once('exit', resolve)
  })
  const deadline = Date.now() + 90_000
  while (!(await answers(`${url}/ready`))) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${printed}`)
    if (Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`The server was not ready in time:\n${printed}`)
    }
    await new Promise(resolve => {
      setTimeout(resolve, 100)
    })
  }
  return {
    url,
    process: child,
    output: () => printed,
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}
