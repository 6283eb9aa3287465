import { CompiledQuery, type Kysely } from 'kysely'
import { bindValue } from './bindValue.ts'
import type { CopyRow, CopySource, CopyText } from './Database.ts'
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
  async *chunks(): AsyncGenerator<CopyText> {
    if (!(Symbol.asyncIterator in this.source)) return yield* copyTexts(this.source)
    const lines = new Lines()
    for await (const row of this.source) {
      if (typeof row === 'object' && 'text' in row) yield row
      else if (lines.add(row)) yield lines.take()
    }
    if (lines.rows > 0) yield lines.take()
  }
}

/**
 * Yields the rows as text in COPY's format, in pieces of about a million characters. Nothing is awaited, which for
 * millions of rows is most of the time.
 */
export function* copyTexts(rows: Iterable<CopyRow>): Generator<CopyText> {
  const lines = new Lines()
  for (const row of rows) if (lines.add(row)) yield lines.take()
  if (lines.rows > 0) yield lines.take()
}

/** Lines that wait until they are worth a message. */
class Lines {
  #lines: string[] = []
  #size = 0

  get rows(): number {
    return this.#lines.length
  }

  /** Answers whether there are enough of them now. */
  add(row: CopyRow): boolean {
    const line = typeof row === 'string' ? row : copyLine(row)
    this.#lines.push(line)
    return (this.#size += line.length) > 1_000_000
  }

  take(): CopyText {
    const taken = { text: `${this.#lines.join('\n')}\n`, rows: this.#lines.length }
    this.#lines = []
    this.#size = 0
    return taken
  }
}

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }
const special = /[\\\n\r\t]/

function copyField(value: unknown): string {
  const text = bindValue(value)
  if (text === null) return '\\N'
  // Hardly any value has one: to look is cheaper than to replace nothing.
  return special.test(text) ? text.replace(/[\\\n\r\t]/g, char => escapes[char] ?? char) : text
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
  if (!db.isTransaction) return db.transaction().execute(transaction => copyRows(transaction, table, columns, rows))
  const sql = `copy ${quoted(table)} (${columns.map(quoted).join(', ')}) from stdin`
  const result = await db.executeQuery(CompiledQuery.raw(sql, [new CopyRows(rows)]))
  return Number(result.numAffectedRows ?? 0n)
}

/** Runs several statements, separated by semicolons and without parameters, on this database or transaction. */
export async function runScript(db: Kysely<Tables>, script: string): Promise<void> {
  await db.executeQuery(CompiledQuery.raw(script, [new Script()]))
}
