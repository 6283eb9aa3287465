import type { JobContext, JobHandler } from './JobHandler.ts'
import type { Result } from './runs.ts'

const mostFindings = 100

/** Name and code of what went wrong. Its message may quote values, so that it stands in the log of the host alone. */
const nameOf = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error
  const { code } = error as Error & { code?: unknown }
  return (typeof code === 'string' ? `${error.name} ${code}` : error.name).slice(0, 100)
}

/** Runs a handler and answers what its run came to; never throws. The first hundred findings are kept. */
export const runHandler = async (handler: JobHandler, context: JobContext): Promise<Result> => {
  const { log } = context
  const job = handler.name
  try {
    const { records, findings = [] } = await handler.run(context)
    if (findings.length === 0) return { state: 'ok', records, findings: null, error: null }
    const kept = { count: findings.length, first: findings.slice(0, mostFindings) }
    log.warn({ job, ...kept }, 'a job found what somebody should look at')
    return { state: 'attention', records, findings: JSON.stringify(kept), error: null }
  } catch (error) {
    log.error({ err: error, job }, 'a job failed')
    return { state: 'failed', records: null, findings: null, error: nameOf(error) }
  }
}
