import type { FastifyRequest } from 'fastify'
import type { SecurityEventKind } from '../../../resources/system/securityEvent.ts'
import type { Problem } from '../errors/problem.ts'
import type { SecurityLog } from './SecurityLog.ts'

/** Messages at fields by which a call says that a password or a code was wrong. */
const wrongProofs: ReadonlySet<string> = new Set(['wrongPassword', 'notPassword', 'wrongCode'])
/** Refusals that ask for another step first; nobody tried anything. */
const steps: ReadonlySet<string> = new Set(['mustChangePassword', 'mustSetUpSecondFactor', 'reauthenticate'])

/** What kind of event an error is; undefined for mistakes of other kinds. */
export const kindOf = ({ status, code, errors = {} }: Problem): SecurityEventKind | undefined => {
  if (status === 429) return 'throttled'
  if (code === 'signInFailed') return 'signInFailed'
  if (status === 403) return steps.has(code) ? undefined : 'accessRefused'
  return Object.values(errors).some(({ key }) => wrongProofs.has(key)) ? 'proofFailed' : undefined
}

/**
 * The call of a request as it is declared, such as `PUT api/users/recover/{id}`: its address holds ids, and what was
 * searched for.
 */
export const callOf = ({ method, routeOptions: { url } }: FastifyRequest): string =>
  url === undefined ? `${method} ?` : `${method} ${url.replace(/^\//, '').replace(/:(\w+)/g, '{$1}')}`

/** Keeps the errors that are answered and tell that somebody tried what they may not. */
export const watchProblems =
  (log: Pick<SecurityLog, 'add'>) =>
  (problem: Problem, request: FastifyRequest): void => {
    const kind = kindOf(problem)
    if (!kind) return
    log.add({
      kind,
      operator: request.caller?.id ?? null,
      account: null,
      device: request.device?.device ?? null,
      apiToken: request.caller?.apiToken?.id ?? null,
      call: callOf(request),
      detail: String(problem.parameters['permission'] ?? problem.code),
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
    })
  }
