import type { AnyResource } from '../../resources/core/index.ts'
import { notFound, Problem } from './errors/problem.ts'

/** Characters of what a caller named that the answer repeats: more than any id or account has. */
const mostShown = 50

const shown = (given: unknown): string =>
  [...(typeof given === 'string' ? given : (JSON.stringify(given) ?? ''))].slice(0, mostShown).join('')

/**
 * 404: no such record of this resource, or not in the operator's scope, in the words that the resource has for it. The
 * reply does not tell which.
 */
export const missing = ({ unknown }: AnyResource, given: unknown): Problem =>
  unknown === undefined ? notFound() : new Problem(404, unknown, { parameters: { given: shown(given) } })
