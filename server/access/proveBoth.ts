import { message } from '../../resources/core/message.ts'
import type { Before } from '../core/contract.ts'
import { invalid } from '../core/errors/problem.ts'
import { secondFactorTries, spendSecondFactor } from '../platform/session/secondFactor.ts'
import { forgiveAll } from '../core/throttle.ts'
import { counting } from '../core/counting.ts'
import { proveSelf, selfOf } from './self.ts'

/**
 * Throws where this is no code of the caller's second factor; one that is, is taken. Wrong ones count although they are
 * refused.
 */
const proveFactor = async (code: string | null | undefined, before: Before): Promise<void> => {
  const { id } = selfOf(before)
  if (!code) throw invalid({ code: message('required') })
  const spent = await counting(secondFactorTries(id), before, db =>
    spendSecondFactor(db, before.cipher, id, code, before.now),
  )
  if (!spent) throw invalid({ code: message('wrongCode') })
  await before.inTransaction(db => forgiveAll(db, secondFactorTries(id)))
}

/** Throws unless the caller shows who they are: by the password, and by the second factor where there is one. */
export const proveBoth = async (
  { password, code }: { readonly password: string; readonly code?: string | null },
  before: Before,
): Promise<void> => {
  const { id } = selfOf(before)
  await proveSelf(password, before)
  const { second_factor: isOn } = await before.inTransaction(db =>
    db.selectFrom('operator').select('second_factor').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  if (isOn) await proveFactor(code, before)
}
