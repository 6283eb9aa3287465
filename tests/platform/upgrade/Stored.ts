import { Readable } from 'node:stream'
import { BackupReader } from '../../../server/platform/backup/BackupReader.ts'
import { writeBackup } from '../../../server/platform/backup/writeBackup.ts'
import type { Database } from '../../../server/platform/database/Database.ts'
import { Bytes } from './Bytes.ts'

/** A row as the texts of its columns. */
export type StoredRow = Readonly<Record<string, string | null>>

/** All rows of a database, by table, and the migrations that made its tables. */
export interface Stored {
  readonly migrations: readonly string[]
  readonly tables: ReadonlyMap<string, readonly StoredRow[]>
}

const meant: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '\\': '\\' }

/** A field of COPY's text format. */
const value = (field: string): string | null =>
  field === '\\N' ? null : field.replace(/\\(.)/g, (_, character: string) => meant[character] ?? character)

/** Reads a backup. */
export const readStored = async (file: Readable): Promise<Stored> => {
  const reader = new BackupReader(file)
  const { migrations } = await reader.head()
  const tables = new Map<string, StoredRow[]>()
  for (let table = await reader.table(); table; table = await reader.table()) {
    const { columns } = table
    const rows: StoredRow[] = []
    for await (const line of reader.rowsOf(table.table))
      rows.push(Object.fromEntries(line.split('\t').map((field, index) => [columns[index]!, value(field)])))
    tables.set(table.table, rows)
  }
  return { migrations: migrations.map(({ name }) => name), tables }
}

/** Everything that a database holds now. */
export const storedIn = async (database: Pick<Database, 'db'>): Promise<Stored> => {
  const bytes = new Bytes()
  await writeBackup(database, bytes)
  return readStored(Readable.from(bytes.chunks))
}
