import type { Context } from './contract.ts'
import type { ReadKind } from './tables.ts'
import { caller } from './caller.ts'
import { readEntry, writeReads } from './readEntry.ts'

/** Writes into the log of reads that the caller looked at a record, in the transaction that answers. */
export const logRead = async (resource: string, record: number, kind: ReadKind, context: Context): Promise<void> => {
  caller(context)
  await writeReads(context.db, [readEntry(context, context.origin(), { resource, record, kind })])
}
