import { log, logKinds } from '../../resources/monitor/log.ts'
import type { SecurityEventKind } from '../../resources/system/securityEvent.ts'
import { handlerNames } from '../../resources/system/handlerNames.ts'
import { implement } from '../core/contract.ts'
import type { QueryContext } from '../core/contract.ts'
import { literal } from '../core/statement.ts'

/** Each of the logs has ids of its own. They begin again after so many, long after the first have gone. */
const idOf = (place: number, id: string): string => `((${id} % 400000000) * 5 + ${place})::integer`

/** The job that did it, as it is called in the reader's language. */
const jobName = (t: QueryContext['t']): string =>
  `case l.job ${handlerNames.map(name => `when ${literal(name)} then ${literal(t(`jobs.${name}.name`))}`).join(' ')} end`

/** What kinds are called, in the reader's language. */
const titleOf = (kind: string, t: QueryContext['t']): string =>
  `${literal(t(`resources.log.choices.kind.${kind}`))}::text`
const titles = (column: string, t: QueryContext['t']): string =>
  `case ${column} ${logKinds.map(kind => `when ${literal(kind)} then ${titleOf(kind, t)}`).join(' ')} end`

const refused: readonly SecurityEventKind[] = [
  'signInFailed',
  'accountLocked',
  'proofFailed',
  'accessRefused',
  'throttled',
]

// Each log is read as it is, without another table beside it: so PostgreSQL goes through all of them at once in the
// order of time, and finds what is filtered by in the indexes of each.
const all = ({ t, filtered }: Pick<QueryContext, 't' | 'filtered'>): string => {
  // An export asks by ids, which the planner carries into each of them as well.
  const asked = (place: number, id: string): string =>
    filtered({ id: idOf(place, id) })
      .map(condition => ` where ${condition}`)
      .join('')
  return `
  select ${idOf(0, 'l.id')} as id, l.at, ${titleOf('change', t)} as title, 'change'::text as kind, l.operator, l.resource || '.' || l.action as operation, l.resource, l.record, 'done'::text as result,
    ${jobName(t)}::text as detail, 1 as count, l.ip, l.browser, l.milliseconds, l.request_id as request, l.api_token from change_log l${asked(0, 'l.id')}
  union all
  select ${idOf(1, 'r.id')}, r.at, ${titles('r.kind', t)}, r.kind, r.operator, r.resource || case r.kind when 'open' then '.get' when 'contact' then '.contact' else '.export' end, r.resource, r.record, 'done'::text,
    null::text, 1, r.ip, r.browser, r.milliseconds, r.request_id, r.api_token from read_log r${asked(1, 'r.id')}
  union all
  select ${idOf(2, 's.id')}, s.created_at, ${titleOf('signIn', t)}, 'signIn'::text, s.operator, 'session.login'::text, null::text, null::integer, 'done'::text, null::text, 1, s.ip, s.browser, null::integer, null::text, null::integer from session s${asked(2, 's.id')}
  union all
  select ${idOf(3, 'e.id')}, e.last_at, ${titles('e.kind', t)}, e.kind, coalesce(e.operator, e.account), null::text, null::text, null::integer,
    case when e.kind in (${refused.map(literal).join(', ')}) then 'refused'::text else 'done' end, e.call || coalesce(' · ' || e.detail, ''), e.count, e.ip, e.browser, null::integer, null::text, e.api_token from security_event e${asked(3, 'e.id')}
  union all
  select ${idOf(4, 'f.id')}, f.at, ${titleOf('failed', t)}, 'failed'::text, f.operator, f.operation, f.resource, f.record, case when f.status < 500 then 'refused'::text else 'failed' end,
    f.status::text || ' · ' || f.code || ' · ' || f.call, 1, f.ip, f.browser, f.milliseconds, f.request_id, f.api_token from failed_call f${asked(4, 'f.id')}`
}

export const logImplementation = implement(log, {
  rows(_input, context) {
    const { operator, statement, reach } = context
    if (operator?.scope.hospitals === 'everything') return `select * from (${all(context)}) l`
    const seen = reach('operator', statement, 'o').join(' and ') || 'true'
    return `select * from (${all(context)}) l where l.operator = any(array(select o.id from operator o where ${seen}))`
  },
})
