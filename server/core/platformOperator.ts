import { Problem } from './errors/problem.ts'
import type { Asking } from './contract.ts'
import { caller } from './caller.ts'

/**
 * Whether the caller works for the platform itself: belongs to it and sees all of it. They alone set prices, and draw
 * on its account, which never runs out (product decisions §3).
 */
export const isPlatformOperator = async (asking: Pick<Asking, 'db' | 'operator'>): Promise<boolean> => {
  const { scope, hospital } = caller(asking)
  if (scope.hospitals !== 'everything') return false
  const own = await asking.db.selectFrom('hospital').select('kind').where('id', '=', hospital).executeTakeFirst()
  return own?.kind === 'platform'
}

/** Throws 409 for anybody else, whatever they are permitted; the code says of what they are kept. */
export const requirePlatformOperator = async (
  asking: Asking,
  code: 'notPlatform' | 'platformOnly' = 'notPlatform',
): Promise<void> => {
  if (!(await isPlatformOperator(asking))) throw new Problem(409, code)
}
