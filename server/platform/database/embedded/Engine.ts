import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PGlite, type Extensions } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { DatabaseError } from '../DatabaseError.ts'
import { DurableFs } from './DurableFs.ts'

/** Where the cluster is: a folder, or in memory. A new one may start from a dump of another. */
export interface EngineOptions {
  folder?: string | undefined
  template?: Uint8Array | undefined
}

/** A database that takes messages of PostgreSQL's wire protocol and answers them, one exchange at a time. */
export interface EngineLink {
  exchange(message: Uint8Array): Promise<Uint8Array>
  /** The whole data directory as a tar archive. */
  dump(): Promise<Uint8Array>
  close(): Promise<void>
  /** Ends it at once, as a crash would. */
  kill(): void
}

const extensions: Extensions = { pg_trgm, btree_gin }

/**
 * `-F` would turn syncing off; wal_sync_method=fsync because fdatasync does nothing in this build. What the database keeps in its own memory is never given back, and the system
 * keeps files in its own as well: a quarter of the usual buffers spares a third of a host's memory, and filling a
 * database takes a tenth longer.
 */
const durable = [
  ...PGlite.defaultStartParams.filter(param => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=32MB',
]

/** What is in memory needs no second copy there, and laying out the usual 128 MB takes most of the time of a start. */
const fleeting = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB']

let compiled: Promise<WebAssembly.Module> | undefined

/**
 * The database's program, compiled once for all that a process opens, one that is opened again after it stopped
 * included.
 */
const program = (): Promise<WebAssembly.Module> => {
  const file = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm')
  return (compiled ??= readFile(file).then(bytes => WebAssembly.compile(bytes)))
}

/** Node reads a Blob piece by piece, which takes a second for forty megabytes; PGlite asks for all of them at once. */
class WholeBlob extends Blob {
  readonly #content: Uint8Array

  constructor(content: Uint8Array) {
    super([])
    this.#content = content
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#content.slice().buffer
  }
}

/** Starts PGlite in this thread. */
export async function startEngine({ folder, template }: EngineOptions): Promise<EngineLink> {
  const isNew = !folder || !existsSync(join(folder, 'PG_VERSION'))
  const pg = await PGlite.create({
    ...(folder && { fs: new DurableFs(folder) }),
    startParams: folder ? durable : fleeting,
    ...(template && isNew && { loadDataDir: new WholeBlob(template) }),
    extensions,
    pgliteWasmModule: await program(),
  })
  const failure = watchForCrash(pg.Module)
  let gone = false
  const mustLive = (): void => {
    const reason = gone ? 'it was closed' : failure()
    if (reason !== undefined) throw engineGone(reason)
  }
  return {
    async exchange(message) {
      mustLive()
      const chunks: Uint8Array[] = []
      try {
        await pg.execProtocolRawStream(message, {
          syncToFs: false, // the file system syncs by itself
          onRawData: chunk => chunks.push(chunk.slice()),
        })
      } catch (error) {
        throw engineGone(error)
      }
      return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
    },
    async dump() {
      mustLive()
      const archive = await pg.dumpDataDir('none')
      return new Uint8Array(await archive.arrayBuffer())
    },
    async close() {
      if (gone) return
      gone = true
      await pg.close()
    },
    kill() {
      gone = true
    },
  }
}

/** Emscripten's file system throws plain objects with a number. */
const inWords = (reason: unknown): string => {
  if (reason instanceof Error) return reason.message
  return typeof reason === 'object' && reason !== null && 'errno' in reason
    ? `its file system failed (${String(reason.errno)})`
    : String(reason)
}

/** The error of every statement once the engine has stopped; transient, because the next one opens it again. */
export const engineGone = (reason: unknown): DatabaseError =>
  new DatabaseError({
    code: '57P01',
    message: `The embedded database stopped: ${inWords(reason)}`,
    cause: reason,
  })

/** The parts of PGlite 0.5.16's module that its loop over messages uses. */
interface LoopModule {
  _PostgresMainLoopOnce(): void
  stackRestore(pointer: number): void
}

/**
 * PGlite takes any exception of the database for an SQL error and goes on with the same message, for ever when the
 * database has crashed. This lets the loop end then. Returns the function that tells the crash, if there was one.
 */
function watchForCrash(module: object): () => unknown {
  const loop = module as LoopModule
  const longjmp = 100 // what PGlite ends an SQL error with
  const once = loop._PostgresMainLoopOnce.bind(module)
  const restore = loop.stackRestore.bind(module)
  let crash: unknown
  loop._PostgresMainLoopOnce = () => {
    try {
      once()
    } catch (error) {
      const isSqlError = typeof error === 'object' && error !== null && 'status' in error && error.status === longjmp
      if (!isSqlError) crash ??= error
      throw error
    }
  }
  loop.stackRestore = pointer => {
    if (crash !== undefined) throw crash
    restore(pointer)
  }
  return () => crash
}
