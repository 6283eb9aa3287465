import { CompiledQuery, type Kysely } from 'kysely'
import { bindValue } from './bindValue.ts'
import type { CopySource } from './Database.ts'
import type { Tables } from './tables.ts'

/*
 * Two things Kysely has no word for, a script of several statements and COPY, must run on the connection of the
 * transaction they belong to. They travel as the only parameter of a statement; the drivers know these classes.
 */

/** Marks a statement that is a script: several statements, no parameters. */
export class Script {}

/** Marks a COPY … FROM STDIN and carries its rows, encoded in chunks of about 1 MB. */
export class CopyRows {
  readonly source: CopySource

  constructor(source: CopySource) {
    this.source = source
  }

  /** Yields text-format chunks of whole rows, ready for COPY. */
  async *chunks(): AsyncGenerator<{ text: string; rows: number }> {
    let lines: string[] = []
    let size = 0
    for await (const row of this.source) {
      const line = typeof row === 'string' ? row : copyLine(row)
      lines.push(line)
      size += line.length
      if (size > 1_000_000) {
        yield { text: `${lines.join('\n')}\n`, rows: lines.length }
        lines = []
        size = 0
      }
    }
    if (lines.length) yield { text: `${lines.join('\n')}\n`, rows: lines.length }
  }
}

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function copyField(value: unknown): string {
  const text = bindValue(value)
  return text === null ? '\\N' : text.replace(/[\\\n\r\t]/g, (char) => escapes[char] ?? char)
}

/** A row in COPY's text format, without the end of the line. */
export const copyLine = (row: readonly unknown[]): string => row.map(copyField).join('\t')

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Loads rows by COPY on this database or transaction; all or none. Returns their number. */
export async function copyRows(
  db: Kysely<Tables>,
  table: string,
  columns: readonly string[],
  rows: CopySource,
): Promise<number> {
  if (!db.isTransaction) return db.transaction().execute((transaction) => copyRows(transaction, table, columns, rows))
  const sql = `copy ${quoted(table)} (${columns.map(quoted).join(', ')}) from stdin`
  const result = await db.executeQuery(CompiledQuery.raw(sql, [new CopyRows(rows)]))
  return Number(result.numAffectedRows ?? 0n)
}

/** Runs several statements, separated by semicolons and without parameters, on this database or transaction. */
export async function runScript(db: Kysely<Tables>, script: string): Promise<void> {
  await db.executeQuery(CompiledQuery.raw(script, [new Script()]))
}
