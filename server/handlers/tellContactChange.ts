import type { InferRecord } from '../../resources/schema/index.ts'
import type { operator } from '../../resources/system/operator.ts'
import type { Context } from '../engine/contract.ts'
import { tellOwner } from '../session/tellOwner.ts'

type Account = Pick<InferRecord<typeof operator>, 'id' | 'name' | 'phone' | 'email'>

/** Tells the owner of an account, where they were reached until now, that they are reached elsewhere from now on, whoever changed it. */
export const tellContactChange = async (before: Account, after: Account, context: Context): Promise<void> => {
  const [phone, email] = [before.phone ?? null, before.email ?? null]
  const [isPhone, isEmail] = [phone !== (after.phone ?? null), email !== (after.email ?? null)]
  if (!isPhone && !isEmail) return
  await tellOwner(before.id, isPhone && isEmail ? 'contactChanged' : isPhone ? 'phoneChanged' : 'emailChanged', context, {}, { name: before.name, phone, email })
}
