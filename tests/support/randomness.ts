import crypto, { createCipheriv, createHash } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { relative } from 'node:path'
import { beforeEach, expect } from 'vitest'

/**
 * What is random is the same in every run of a test, so that a test that leans on a lucky draw fails at once and for
 * all, not once in forty runs of everything.
 * `npm run test:repeat` draws anew in each round. What other processes draw (browsers, hosts that a test starts) stays random.
 */
const seed = process.env['RANDOM_SEED'] ?? 'tests'

const streamOf = (name: string) =>
  createCipheriv('aes-256-ctr', createHash('sha256').update(`${seed}\n${name}`).digest(), Buffer.alloc(16))

let stream = streamOf(relative(process.cwd(), expect.getState().testPath ?? ''))

const bytes = (size: number): Buffer => stream.update(Buffer.alloc(size))
/** 48 bits, as many as `randomInt` may ask for. */
const whole = (): number => bytes(6).readUIntBE(0, 6)

function randomBytes(size: number, callback?: (error: null, drawn: Buffer) => void) {
  const drawn = bytes(size)
  if (!callback) return drawn
  process.nextTick(callback, null, drawn)
  return undefined
}

const randomInt = (first: number, second?: number): number => {
  const [min, max] = second === undefined ? [0, first] : [first, second]
  return min + (whole() % (max - min))
}

const randomUUID = (): string => {
  const drawn = bytes(16)
  drawn[6] = (drawn[6]! & 0x0f) | 0x40
  drawn[8] = (drawn[8]! & 0x3f) | 0x80
  return drawn.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

Object.assign(crypto, { randomBytes, randomInt, randomUUID })
syncBuiltinESMExports()
Math.random = () => whole() / 2 ** 48

beforeEach(({ task }) => {
  stream = streamOf(`${task.id} ${task.fullName}`)
})
