import { createHash } from 'node:crypto'
import type { Hash } from 'node:crypto'
import { Transform } from 'node:stream'
import type { Readable } from 'node:stream'
import { DataStore, ERRORS, Upload } from '@tus/utils'
import type { Database } from '../../platform/database/Database.ts'
import type { Places } from '../../platform/storage/Places.ts'
import '../../platform/storage/tables.ts'

interface Running {
  at: number
  readonly hash: Hash
}

/**
 * Hashes that a host keeps at once: those of files that went on at another host until they were whole are never asked
 * for again.
 */
const mostHashes = 200

/**
 * Files on their way as the protocol's server knows them: rows of the database that all hosts share, and bytes of the
 * storage.
 */
export class PartStore extends DataStore {
  readonly #db: Database['db']
  readonly #storage: Places
  readonly #clock: () => Date
  /** Of the files that this host is taking, up to where it last wrote; what another one wrote meanwhile is read. */
  readonly #hashes = new Map<string, Running>()

  constructor({
    database: { db },
    storage,
    clock,
  }: {
    readonly database: Pick<Database, 'db'>
    readonly storage: Places
    readonly clock: () => Date
  }) {
    super()
    this.extensions = ['creation', 'termination']
    this.#db = db
    this.#storage = storage
    this.#clock = clock
  }

  override async create(upload: Upload): Promise<Upload> {
    const at = this.#clock().toISOString()
    const { field, name, operator } = upload.metadata ?? {}
    await this.#db
      .insertInto('upload_part')
      .values({
        key: upload.id,
        operator: Number(operator),
        field: field ?? '',
        name: name ?? '',
        size: upload.size ?? 0,
        created_at: at,
        touched_at: at,
      })
      .execute()
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await this.#db
      .selectFrom('upload_part')
      .select(['key', 'operator', 'field', 'name', 'size'])
      .where('key', '=', id)
      .executeTakeFirst()
    if (!row) throw ERRORS.FILE_NOT_FOUND
    return new Upload({
      id,
      size: row.size,
      offset: (await this.#storage.appended(id)) ?? 0,
      metadata: { field: row.field, name: row.name, operator: String(row.operator) },
    })
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const running = await this.#takeHash(id, offset)
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        running.hash.update(chunk)
        running.at += chunk.byteLength
        done(null, chunk)
      },
    })
    stream.once('error', error => counted.destroy(error))
    try {
      const place = await this.#storage.append(id, offset, stream.pipe(counted))
      if (place === running.at) this.#keepHash(id, running)
      return place
    } finally {
      await this.#db
        .updateTable('upload_part')
        .set({ touched_at: this.#clock().toISOString() })
        .where('key', '=', id)
        .execute()
    }
  }

  override async remove(id: string): Promise<void> {
    this.#hashes.delete(id)
    await this.#storage.remove(id)
    await this.#db.deleteFrom('upload_part').where('key', '=', id).execute()
  }

  /** The SHA-256 of a file that is there to its end. */
  async digest(id: string, size: number): Promise<string> {
    return (await this.#takeHash(id, size)).hash.digest('hex')
  }

  /**
   * The hash up to a place: the one that runs here, and what another host wrote since. It is kept again when all that
   * it counted is written: after a part that broke off it may have counted more than is there.
   */
  async #takeHash(id: string, offset: number): Promise<Running> {
    const known = this.#hashes.get(id)
    this.#hashes.delete(id)
    const running = known && known.at <= offset ? known : { at: 0, hash: createHash('sha256') }
    if (running.at < offset) {
      for await (const chunk of (await this.#storage.readAppended(id, {
        start: running.at,
        end: offset - 1,
      })) as AsyncIterable<Buffer>)
        running.hash.update(chunk)
      running.at = offset
    }
    return running
  }

  #keepHash(id: string, running: Running): void {
    this.#hashes.set(id, running)
    if (this.#hashes.size > mostHashes) this.#hashes.delete(this.#hashes.keys().next().value!)
  }
}
