import { wx } from '../../resources/wechat/wx.ts'
import { atGuardian } from '../content/fileAddresses.ts'
import { hasLetter, lettersOf, readLetters, unreadLetters } from '../content/mail/letters.ts'
import { implement, inSteps } from '../core/contract.ts'
import type { Context } from '../core/contract.ts'
import { notFound } from '../core/errors/problem.ts'
import { bindGuardian, sendGuardianCode, unbindGuardian } from './bind.ts'
import { childOf, childrenOf, guardianOf } from './children.ts'
import { keepProfile } from './profile.ts'
import { progressOf } from './progress.ts'
import { signInGuardian } from './signIn.ts'

/** Whose letters a guardian reads: those to a child of theirs. */
const readerOf = async (patient: number, context: Context) => ({ patient: (await childOf(patient, context)).id })

export const wxImplementation = implement(wx, {
  signIn: inSteps(({ code }, before) => signInGuardian(code, before)),
  profile: inSteps((input, before) => keepProfile(input, before)),
  sendCode: inSteps((input, before) => sendGuardianCode(input, before)),
  bind: inSteps((input, before) => bindGuardian(input, before)),
  unbind: async ({ patient }, context) => unbindGuardian(patient, context),
  patients: async (_input, context) => ({ patients: await childrenOf(guardianOf(context).account, context.db) }),
  patient: async ({ patient }, context) => progressOf(await childOf(patient, context), context),
  async mail({ patient, ...paged }, context) {
    const reader = await readerOf(patient, context)
    return { ...(await lettersOf(reader, paged, atGuardian, context)), unread: await unreadLetters(reader, context.db) }
  },
  async read({ patient, id }, context) {
    const reader = await readerOf(patient, context)
    if (!(await hasLetter(reader, id, context.db))) throw notFound()
    await readLetters(reader, [id], context)
    return { unread: await unreadLetters(reader, context.db) }
  },
})
