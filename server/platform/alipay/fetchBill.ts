import { createWriteStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { second } from '../../core/lifetime.ts'
import type { Outgoing } from '../outgoing/openOutgoing.ts'
import { BillError } from './BillError.ts'

/** Bytes of a bill as it is packed; more is none of a merchant of this kind. */
const mostPacked = 512 * 1_048_576

const silence = 30 * second

/**
 * Writes what an address answers into a file, as it comes; the address goes the one way by which this host calls
 * others. Throws BillError.
 */
export const fetchBill = async (
  url: string,
  file: string,
  stream: Outgoing['stream'],
  most = mostPacked,
): Promise<void> => {
  const failed = (error: unknown): never => {
    throw error instanceof BillError ? error : new BillError('unreachable')
  }
  const answer = await stream(url, { method: 'GET', headers: { accept: '*/*' }, silence }).catch(failed)
  if (answer.statusCode !== 200) {
    answer.destroy()
    throw new BillError('unreachable')
  }
  let came = 0
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      came += chunk.byteLength
      done(came > most ? new BillError('tooLarge') : null, chunk)
    },
  })
  await pipeline(answer, counting, createWriteStream(file, { mode: 0o600 })).catch(failed)
}
