import { parentPort, workerData } from 'node:worker_threads'
import { startEngine, type EngineOptions } from './Engine.ts'
import type { WorkerAnswer, WorkerRequest } from './WorkerLink.ts'

/*
 * The thread of the embedded database. It only carries bytes: statements are written and answers are read by the host's
 * thread, which costs it no more than copying finished objects between the threads would.
 */
const port = parentPort
if (!port) throw new Error('This file runs as a worker thread only')

const engine = await startEngine(workerData as EngineOptions)
const answer = (message: WorkerAnswer): void =>
  port.postMessage(message, message.bytes ? [message.bytes.buffer as ArrayBuffer] : [])

async function serve(request: WorkerRequest): Promise<Uint8Array | undefined> {
  switch (request.ask) {
    case 'exchange':
      return engine.exchange(request.message)
    case 'dump':
      return engine.dump()
    case 'close':
      await engine.close()
      return undefined
  }
}

let turn: Promise<void> = Promise.resolve()
port.on('message', (request: WorkerRequest) => {
  turn = turn.then(async () => {
    try {
      const bytes = await serve(request)
      answer(bytes ? { bytes: ownBuffer(bytes) } : {})
      if (request.ask === 'close') port.close()
    } catch (error) {
      answer({ failure: error instanceof Error ? error.message : String(error) })
    }
  })
})
answer({})

/** Small Buffers share a pool, which must not be given away. */
const ownBuffer = (bytes: Uint8Array): Uint8Array =>
  bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes)
