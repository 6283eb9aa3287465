import type { Kysely } from 'kysely'
import type { AnyResource } from '../../resources/core/index.ts'
import type { Operation } from '../../resources/core/action.ts'
import { allows } from '../../resources/core/permission.ts'
import type { Database, DatabaseLog } from '../platform/database/Database.ts'
import type { Caches } from '../platform/caches/Caches.ts'
import type { Cipher } from '../platform/secrets/Cipher.ts'
import type { Outgoing } from '../platform/outgoing/openOutgoing.ts'
import { isTransient } from '../platform/database/DatabaseError.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { SecurityLog } from './security/SecurityLog.ts'
import type { Files } from '../platform/storage/Files.ts'
import type {
  Context,
  DeviceCaller,
  GuardianCaller,
  Implementation,
  Language,
  Operator,
  OperatorNotice,
  Sender,
} from './contract.ts'
import type { Turn } from './inTurn.ts'
import type { KeptReplies } from './KeptReplies.ts'
import type { Model, Models } from './model.ts'
import type { ReadLog } from './readLog.ts'
import type { References } from './referential/References.ts'
import type { RowScope } from './scope.ts'
import type { Reports } from './statistics/Reports.ts'
import type { Changes } from './tables.ts'

/** What all calls share. */
export interface Host {
  readonly models: Models
  /** Lets what is worked out run in turn, whoever asks by whatever call. */
  readonly turn: Turn
  readonly reports: Reports
  readonly database: Database
  /** How other hosts are told. */
  readonly news: Pick<Database, 'notify'>
  readonly caches: Caches
  readonly keptReplies: KeptReplies
  readonly implementations: ReadonlyMap<string, Implementation>
  readonly references: References
  readonly readLog: Pick<ReadLog, 'add'>
  readonly sender: Sender
  readonly securityLog: Pick<SecurityLog, 'add'>
  readonly files: Files
  /** Seals secrets before they are stored. */
  readonly cipher: Cipher
  readonly outgoing: Outgoing
  /** Tells the others who may do the same; there where an action declares that it tells them. */
  readonly notifyAdministrators?: (call: Execution) => Promise<void>
  /** See {@link Context.notifyOperators}. */
  readonly notifyOperators: (call: Execution, operators: readonly number[], notice: OperatorNotice) => Promise<void>
  /** Where browsers reach the installation: what is sent to people names it. */
  readonly publicUrl: string
  /** See {@link Context.lastBackup}. */
  readonly lastBackup: () => Promise<Date | undefined>
  /** The business time zone as it is set now. */
  readonly timeZone: () => string
  readonly translate: (
    language: Language,
    key: string,
    parameters?: Readonly<Record<string, string | number>>,
  ) => string
  /** See {@link Context.update}. */
  readonly update: (
    call: Execution,
    resource: AnyResource,
    id: number,
    values: Readonly<Record<string, unknown>>,
    as?: string,
  ) => Promise<void>
  /** See {@link Context.updateMany}. */
  readonly updateMany: (
    call: Execution,
    resource: AnyResource,
    ids: readonly number[],
    values: Readonly<Record<string, unknown>>,
    as?: string,
  ) => Promise<void>
  /** See {@link Context.create}. */
  readonly create: (
    call: Execution,
    resource: AnyResource,
    values: Readonly<Record<string, unknown>>,
  ) => Promise<number>
  /** See {@link Context.createMany}. */
  readonly createMany: (
    call: Execution,
    resource: AnyResource,
    values: readonly Readonly<Record<string, unknown>>[],
  ) => Promise<readonly number[]>
}

/** One call of one action, as the engine's steps see it. */
export interface Execution {
  readonly host: Host
  readonly model: Model
  readonly resource: AnyResource
  /** Name of the action, and what it declares. */
  readonly name: string
  readonly action: Operation
  /** null for a public call, and for one of a training client. */
  readonly operator: Operator | null
  readonly device: DeviceCaller | null
  readonly guardian: GuardianCaller | null
  /** The job that this is part of: it acts as the product itself, which may do everything everywhere. */
  readonly job?: string
  /** The database, or the transaction that the call happens in. */
  readonly db: Kysely<Tables>
  readonly language: Language
  readonly now: Date
  /** The moment that it is while the call goes on. */
  readonly clock: () => Date
  /** The business time zone, and the calendar date there. */
  readonly timeZone: string
  readonly today: string
  readonly requestId: string
  /** The call of the request as it is declared, such as `PUT api/users/recover/{id}`. */
  readonly route: string
  readonly client: Context['client']
  readonly token: string
  /** Whether nobody waits for the answer any more; somebody does where nothing is said. */
  readonly hasLeft?: (() => boolean) | undefined
  /** What the call brings along to prove that its caller has just shown anew who they are; '' for none. */
  readonly proof: string
  readonly log: DatabaseLog
  /** It is about a record that the caller may change wherever it stands: their own. */
  readonly isUnscoped?: boolean
  /** What the history keeps of the answers, beside what changed. */
  readonly notes?: Changes
  /** What a new record's maker is told beside it, this once. */
  readonly given: Record<string, unknown>
  /** What is to be done after the commit. */
  readonly tasks: (() => Promise<void>)[]
}

/** What is sent back. */
export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export const scopeOf = ({ operator }: Pick<Execution, 'operator'>): RowScope => operator?.scope ?? null

/** Whether the caller holds a permission; nobody holds one in a public call. */
export const may = ({ operator, job }: Pick<Execution, 'operator' | 'job'>, permission: string | undefined): boolean =>
  permission === undefined || job !== undefined || (operator !== null && allows(operator.permissions, permission))

const attempts = 3

/**
 * Runs the work in a transaction: in the call's own where there is one, else in a new one, which is tried again when
 * another transaction got in the way. Tasks for after the commit run once the outermost transaction is done; their
 * failure is logged.
 */
export const inTransaction = async <T>(call: Execution, work: (call: Execution) => Promise<T>): Promise<T> => {
  if (call.db.isTransaction) return work(call)
  for (let attempt = 1; ; attempt += 1) {
    call.tasks.length = 0
    for (const name of Object.keys(call.given)) delete call.given[name]
    try {
      const done = await call.db.transaction().execute(db => work({ ...call, db }))
      await runTasks(call)
      return done
    } catch (error) {
      if (attempt >= attempts || !isTransient(error)) throw error
    }
  }
}

const runTasks = async ({ tasks, log }: Execution): Promise<void> => {
  for (const task of tasks) {
    try {
      await task()
    } catch (error) {
      log.error({ err: error }, 'a task after the commit failed')
    }
  }
}
