import { choice, datetime, integer, ref, resource, term, text } from '../core/index.ts'
import type { Tone } from '../core/field.ts'
import { securityEventKinds } from '../system/securityEvent.ts'

/**
 * What the log tells of: changes, looks at what is personal, sign-ins, what the security log has, and calls that came
 * to nothing.
 */
export const logKinds = ['change', 'open', 'contact', 'export', 'signIn', ...securityEventKinds, 'failed'] as const

export const logResults = ['done', 'refused', 'failed'] as const

export const resultTones = { done: 'positive', refused: 'warning', failed: 'critical' } as const satisfies {
  readonly [result: string]: Tone
}

/**
 * What happened, in one place. Nothing is kept for it: each row is one of the log of changes, of reads, of sessions, of
 * the security log or of failed calls. Operators see what those do whom they see; jobs and nobody are seen by those who
 * see everything.
 */
export const log = resource({
  name: 'log',
  label: 'title',
  scopedBy: 'nothing',
  rows: 'query',
  fields: {
    at: datetime({ required: true }),
    /** What the kind is called, in the reader's language. */
    title: text({ required: true }),
    kind: choice(logKinds, { required: true }),
    operator: ref('operator'),
    /** The token by which a program did it for the operator. */
    apiToken: ref('apiToken'),
    operation: term('operation'),
    resource: term('resource'),
    record: integer(),
    result: choice(logResults, { required: true, tones: resultTones }),
    detail: text(),
    count: integer({ required: true }),
    ip: text({ personal: true, whole: true }),
    browser: text(),
    milliseconds: integer(),
    request: text({ max: 64, whole: true }),
  },
  list: {
    columns: [
      'at',
      'kind',
      'operator',
      'operation',
      'resource',
      'result',
      'detail',
      'ip',
      'browser',
      'milliseconds',
      'count',
      'record',
      'request',
      'apiToken',
    ],
    spare: ['apiToken', 'detail', 'count', 'record', 'request', 'browser'],
    card: ['at', 'kind', 'operator', 'operation', 'resource', 'result', 'ip'],
    filters: [
      'at',
      'kind',
      'operator',
      'operation',
      'resource',
      'record',
      'result',
      'ip',
      'browser',
      'milliseconds',
      'request',
      'apiToken',
    ],
    sort: ['at', 'DESC'],
    countedTo: 1000,
  },
  actions: { list: {} },
})
