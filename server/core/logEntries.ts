import type { Execution } from './execution.ts'
import { literal } from './statement.ts'
import type { Statement } from './statement.ts'

/** Rows of SQL that are logged, and the SQL of a row's record and of what changed there, as jsonb. */
interface Logged {
  readonly from: string
  readonly record: string
  readonly changes: string
}

type Logging = Pick<Execution, 'resource' | 'name' | 'operator' | 'job' | 'now' | 'requestId' | 'notes'>

/** The statement that gives each row its entry in the log of changes, with what the call notes beside. */
export const logEntries = ({ resource, name, operator, job, now, requestId, notes }: Logging, statement: Statement, { from, record, changes }: Logged): string =>
  `insert into change_log (resource, record, action, operator, job, at, request_id, changes) select ${literal(resource.name)}, ${record},` +
  ` ${literal(name)}, ${statement.bind(operator?.id ?? null)}::integer, ${job === undefined ? 'null' : literal(job)}, ${statement.bind(now)}::timestamptz, ${statement.bind(requestId)}::text,` +
  ` ${changes}${notes ? ` || ${statement.bind(JSON.stringify(notes))}::jsonb` : ''} from ${from}`
