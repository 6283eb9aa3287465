import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type Extensions } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
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
}

const extensions: Extensions = { pg_trgm, btree_gin }

/** `-F` would turn syncing off; wal_sync_method=fsync because fdatasync does nothing in this build. */
const durable = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync']

/** Starts PGlite in this thread. */
export async function startEngine({ folder, template }: EngineOptions): Promise<EngineLink> {
  const isNew = !folder || !existsSync(join(folder, 'PG_VERSION'))
  const pg = await PGlite.create({
    ...(folder && { fs: new DurableFs(folder), startParams: durable }),
    ...(template && isNew && { loadDataDir: new Blob([template.slice()]) }),
    extensions,
  })
  return {
    async exchange(message) {
      const chunks: Uint8Array[] = []
      await pg.execProtocolRawStream(message, {
        syncToFs: false, // the file system syncs by itself
        onRawData: (chunk) => chunks.push(chunk.slice()),
      })
      return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
    },
    async dump() {
      const archive = await pg.dumpDataDir('none')
      return new Uint8Array(await archive.arrayBuffer())
    },
    close: () => pg.close(),
  }
}
