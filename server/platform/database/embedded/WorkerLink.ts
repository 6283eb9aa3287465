import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { engineGone, type EngineLink, type EngineOptions } from './Engine.ts'

export type WorkerRequest = { ask: 'exchange'; message: Uint8Array } | { ask: 'dump' } | { ask: 'close' }
export interface WorkerAnswer {
  bytes?: Uint8Array
  failure?: string
}

interface Waiting {
  resolve(bytes: Uint8Array): void
  reject(error: Error): void
}

/** Starts PGlite in a worker thread; requests are answered in their order. Fails when the thread cannot start. */
export async function startWorker(options: EngineOptions): Promise<EngineLink> {
  const worker = createWorker(options)
  const waiting: Waiting[] = []
  let gone: Error | undefined

  const fail = (cause: Error): void => {
    gone ??= engineGone(cause)
    for (const { reject } of waiting.splice(0)) reject(gone)
  }
  worker.on('error', fail)
  worker.on('exit', code => fail(new Error(`its thread ended with ${code}`)))
  worker.on('message', ({ bytes, failure }: WorkerAnswer) => {
    const next = waiting.shift()
    if (failure === undefined) next?.resolve(bytes ?? new Uint8Array())
    else next?.reject(engineGone(failure))
  })

  const expectAnswer = (): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      if (gone) reject(gone)
      else waiting.push({ resolve, reject })
    })
  const ask = (request: WorkerRequest, transfer: ArrayBuffer[] = []): Promise<Uint8Array> => {
    const answer = expectAnswer()
    if (!gone) worker.postMessage(request, transfer)
    return answer
  }

  await expectAnswer() // it says when it is ready
  return {
    exchange: message => ask({ ask: 'exchange', message }),
    dump: () => ask({ ask: 'dump' }),
    async close() {
      if (gone) return
      const ended = new Promise(resolve => worker.once('exit', resolve))
      await ask({ ask: 'close' })
      await ended
    },
    kill() {
      fail(new Error('it was ended'))
      void worker.terminate()
    },
  }
}

/** The worker's file: its source by way of tsx, or in a build `databaseWorker.js` beside or above the bundle. */
function createWorker(workerData: EngineOptions): Worker {
  const names = import.meta.url.endsWith('.ts')
    ? ['./databaseWorker.dev.mjs']
    : ['./databaseWorker.js', '../databaseWorker.js']
  const places = names.map(name => new URL(name, import.meta.url))
  const file = places.find(place => existsSync(fileURLToPath(place)))
  if (!file) throw new Error(`The build lacks ${places.map(String).join(' or ')}`)
  return new Worker(file, { workerData, execArgv: [] })
}
