import { createHash } from 'node:crypto'
import type { Effect } from '../../resources/core/preview.ts'
import { Problem } from './errors/problem.ts'

/** What a preview answers: its effects, and what to show again so that they and nothing else happen. */
export interface PreviewReply {
  readonly effects: Effect[]
  readonly previewToken: string
}

/** An effect, as far as there is something to say of it. */
export type PartialEffect = Pick<Effect, 'effect'> & Partial<Effect>

/** The reply of a preview. `beside` is what it depends on and does not say, such as versions of records. */
export const previewReply = (tellings: readonly PartialEffect[], beside: readonly unknown[] = []): PreviewReply => {
  const effects = tellings.map((one): Effect => ({ subject: null, count: null, amount: null, names: null, ...one }))
  return {
    effects,
    previewToken: createHash('sha256')
      .update(JSON.stringify([effects, beside]))
      .digest('hex')
      .slice(0, 32),
  }
}

/**
 * Throws 409 where an action would now do something else than what was shown. Call it once everything that matters is
 * locked.
 */
export const refuseChanged = (previewToken: string, now: PreviewReply): void => {
  if (previewToken !== now.previewToken) throw new Problem(409, 'previewChanged')
}
