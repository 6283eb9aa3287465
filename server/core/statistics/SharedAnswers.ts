import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { RESP_TYPES } from '@redis/client'
import type { ReportAnswer } from '../../../resources/core/statistics/index.ts'
import { cacheKey } from '../../platform/caches/Caches.ts'
import type { CachedAbout } from '../../platform/caches/Caches.ts'
import type { Redis } from '../../platform/redis/openRedis.ts'
import { day } from '../lifetime.ts'
import { sha256 } from '../sha256.ts'

const pack = promisify(brotliCompress)
const unpack = promisify(brotliDecompress)

/** Compressed; larger answers stay with the host that worked them out. */
const largest = 4_194_304

/**
 * Answers on the server that hosts share. They stand there under the question and, beside them, the state of the tables
 * that they rest on, as in memory: an answer of another state is none. `version` keeps what another version worked out
 * apart.
 */
export class SharedAnswers {
  readonly #redis: Redis
  readonly #version: string

  constructor(redis: Redis, version: string) {
    this.#redis = redis
    this.#version = version
  }

  async find(question: string, state: string): Promise<ReportAnswer | undefined> {
    const key = this.#key(question)
    const found = await this.#redis.ask(client => client.hGet(key, 'state'))
    if (found !== state) return undefined
    const [stateThen, packed] =
      (await this.#redis.ask(client =>
        client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).hmGet(key, ['state', 'answer']),
      )) ?? []
    if (!packed || stateThen?.toString() !== state) return undefined
    // What somebody else wrote there is no answer.
    return unpack(packed).then(
      text => JSON.parse(text.toString()) as ReportAnswer,
      () => undefined,
    )
  }

  /** Nobody waits for it. */
  keep(question: string, state: string, answer: ReportAnswer, about: CachedAbout): void {
    void this.#keep(question, state, answer, about).catch(() => undefined)
  }

  async #keep(question: string, state: string, answer: ReportAnswer, about: CachedAbout): Promise<void> {
    if (!this.#redis.isUp()) return
    const packed = await pack(JSON.stringify(answer), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    if (packed.length > largest) return
    const key = this.#key(question)
    await this.#redis.ask(client =>
      client
        .multi()
        .hSet(key, { state, answer: packed, about: JSON.stringify(about) })
        .pExpire(key, day)
        .exec(),
    )
  }

  #key(question: string): string {
    return cacheKey(this.#redis, 'reportAnswer', sha256(`${this.#version}\n${question}`).slice(0, 24))
  }
}
