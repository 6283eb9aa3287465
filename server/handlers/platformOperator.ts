import { Problem } from '../errors/problem.ts'
import type { Asking } from '../engine/contract.ts'
import { caller } from './caller.ts'

/** Whether the caller belongs to the platform itself, and so may draw on its account, which never runs out (product decisions §3). */
export const isPlatformOperator = async (asking: Asking): Promise<boolean> => {
  const own = await asking.db.selectFrom('hospital').select('kind').where('id', '=', caller(asking).hospital).executeTakeFirst()
  return own?.kind === 'platform'
}

/** Throws 409 `notPlatform` for anybody else, whatever they are permitted. */
export const requirePlatformOperator = async (asking: Asking): Promise<void> => {
  if (!await isPlatformOperator(asking)) throw new Problem(409, 'notPlatform')
}
