import type { InferRecord } from '../../resources/core/index.ts'
import type { operator } from '../../resources/access/operator.ts'
import type { Context } from '../core/contract.ts'
import { tellOwner } from '../platform/session/tellOwner.ts'

type Account = Pick<InferRecord<typeof operator>, 'id' | 'name' | 'phone' | 'email'>

/**
 * Tells the owner of an account, where they were reached until now, that they are reached elsewhere from now on,
 * whoever changed it.
 */
export const tellContactChange = async (before: Account, after: Account, context: Context): Promise<void> => {
  const [phone, email] = [before.phone ?? null, before.email ?? null]
  const [isPhone, isEmail] = [phone !== (after.phone ?? null), email !== (after.email ?? null)]
  if (!isPhone && !isEmail) return
  await tellOwner(
    before.id,
    isPhone && isEmail ? 'contactChanged' : isPhone ? 'phoneChanged' : 'emailChanged',
    context,
    {},
    { name: before.name, phone, email },
  )
}
