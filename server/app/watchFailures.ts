import type { ErrorOptions } from '../core/errors/handler.ts'
import { watchProblems } from '../core/security/problemEvents.ts'
import type { SecurityLog } from '../core/security/SecurityLog.ts'
import type { HostErrors } from '../monitor/HostErrors.ts'
import type { FailedCalls } from '../monitor/failedCalls.ts'

/** Keeps what was answered by an error and should be known: who tried what they may not, and what came to nothing. */
export const watchFailures = (
  securityLog: Pick<SecurityLog, 'add'>,
  failedCalls: Pick<FailedCalls, 'watch'>,
  hostErrors: Pick<HostErrors, 'add'>,
): NonNullable<ErrorOptions['watch']> => {
  const watchSecurity = watchProblems(securityLog)
  return (problem, request, reply, error) => {
    watchSecurity(problem, request)
    failedCalls.watch(problem, request, reply, error)
    // What nobody foresaw; a Problem was meant.
    if (problem.code === 'unexpected') hostErrors.add(error, request.caller?.id ?? null)
  }
}
