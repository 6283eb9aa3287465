import type { Context } from './contract.ts'
import type { ReadKind } from './tables.ts'
import { caller } from './caller.ts'

/** Writes into the log of reads that the caller looked at a record, in the transaction that answers. */
export const logRead = async (resource: string, record: number, kind: ReadKind, context: Context): Promise<void> => {
  await context.db
    .insertInto('read_log')
    .values({
      resource,
      record,
      kind,
      operator: caller(context).id,
      at: context.now.toISOString(),
      request_id: context.requestId,
      ...context.origin(),
    })
    .execute()
}
