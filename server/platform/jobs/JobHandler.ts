import type { Kysely } from 'kysely'
import type { HandlerName } from '../../../resources/system/handlerNames.ts'
import type { DatabaseLog } from '../database/Database.ts'
import type { Tables } from '../database/tables.ts'
import type { Context } from '../../core/contract.ts'
import type { ReadReportFor } from '../../core/statistics/readReportFor.ts'

/**
 * What a run may use. None of it writes but `inTransaction`, so that a host which does not know yet that another one
 * took its run over changes nothing.
 */
export interface JobContext {
  /** Looks at the database, which refuses any write by this way. Not within a transaction. */
  read<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>
  readonly log: DatabaseLog
  readonly now: Date
  /** Says that the host stops, or that another one has taken the run over: leave off at the next good moment. */
  readonly signal: AbortSignal
  /**
   * Does something in a transaction with all that handlers of actions get, as the product itself, to which no scope and
   * no permission is set: histories name the job. The work runs again where another transaction got in the way. Batches
   * are a transaction each, so that what was done stays done where the run ends before its time. It is not taken over
   * while a transaction of it is open, and does nothing any more once it was: throws.
   */
  inTransaction<T>(work: (context: Context) => Promise<T>): Promise<T>
  /**
   * Writes a report out for an operator, with their rights and within their scope as they are now; see {@link
   * createReportReader}. Not within a transaction.
   */
  readonly readReport: ReadReportFor
}

/** Something that a run found and that somebody should look at: numbers and codes by name, nothing personal. */
export type Finding = Readonly<Record<string, string | number | null>>

export interface JobOutcome {
  /** How many records it concerned: looked at, or removed. */
  readonly records: number
  readonly findings?: readonly Finding[]
}

/**
 * Work that one of the hosts does at its times. It may be run again from its beginning where a host dies in the middle
 * of it.
 */
export interface JobHandler {
  /** One of those in resources/system/handlerNames.ts. */
  readonly name: HandlerName
  /** When it runs where nobody said otherwise: minute, hour, day, month, weekday in the business time zone. */
  readonly cron: string
  /** Does the work, and says of how many records it was. */
  run(context: JobContext): Promise<JobOutcome>
}
