import { message } from '../../resources/core/message.ts'
import type { Asking } from '../core/contract.ts'
import { invalid } from '../core/errors/problem.ts'

/** Throws 400 at `hospital` for the platform, which buys nothing from itself. */
export const requireBuyer = async (hospital: number, { db }: Pick<Asking, 'db'>): Promise<void> => {
  const { kind } = await db.selectFrom('hospital').select('kind').where('id', '=', hospital).executeTakeFirstOrThrow()
  if (kind === 'platform') throw invalid({ hospital: message('platformBuysNothing') })
}
