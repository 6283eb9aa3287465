import type { Execution } from './execution.ts'
import { originOf } from './origin.ts'
import { literal } from './statement.ts'
import type { Statement } from './statement.ts'

/** Rows of SQL that are logged, and the SQL of a row's record and of what changed there, as jsonb. */
interface Logged {
  readonly from: string
  readonly record: string
  readonly changes: string
}

type Logging = Pick<
  Execution,
  'resource' | 'name' | 'operator' | 'job' | 'now' | 'clock' | 'client' | 'requestId' | 'notes'
>

/** The statement that gives each row its entry in the log of changes, with what the call notes beside. */
export const logEntries = (call: Logging, statement: Statement, { from, record, changes }: Logged): string => {
  const { resource, name, operator, job, now, requestId, notes } = call
  const { ip, browser, milliseconds, api_token: apiToken } = originOf(call)
  return (
    'insert into change_log (resource, record, action, operator, job, at, request_id, ip, browser, milliseconds, api_token, changes)' +
    ` select ${literal(resource.name)}, ${record}, ${literal(name)}, ${statement.bind(operator?.id ?? null)}::integer, ${job === undefined ? 'null' : literal(job)},` +
    ` ${statement.bind(now)}::timestamptz, ${statement.bind(requestId)}::text, ${statement.bind(ip)}::text, ${statement.bind(browser)}::text, ${statement.bind(milliseconds)}::integer, ${statement.bind(apiToken)}::integer,` +
    ` ${changes}${notes ? ` || ${statement.bind(JSON.stringify(notes))}::jsonb` : ''} from ${from}`
  )
}
