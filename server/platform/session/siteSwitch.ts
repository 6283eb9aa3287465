import type { Kysely } from 'kysely'
import { allows } from '../../../resources/core/permission.ts'
import type { Tables } from '../database/tables.ts'
import type { Operator } from '../../core/contract.ts'
import { Problem } from '../../core/errors/problem.ts'
import { liveRoles, permissionsOfRoles } from './rolesOf.ts'
import type { Sessions } from './sessions.ts'
import type { Installation } from '../settings/createInstallation.ts'
import { readSetting } from '../../core/readSetting.ts'
import type { Setting } from '../../core/readSetting.ts'

/** Who holds it works on while the site is closed, and may close it. */
const enter = 'site:enter'

type Message = Pick<Setting<'siteSetting'>, 'message' | 'messageEn'>

/** What is said in each language while the site is closed. */
export const closedTexts = ({ message, messageEn }: Message) => ({ zh: message, en: messageEn })

/**
 * The same sign-ins behind the site's switch: while it is closed, an operator without `site:enter` gets 445 for every
 * call.
 */
export const behindSwitch = (sessions: Sessions, installation: Installation): Sessions => {
  const admitted = async <O extends Operator | null>(operator: O): Promise<O> => {
    if (operator === null) return operator
    const { site } = await installation.current()
    if (!site.open && !allows(operator.permissions, enter))
      throw new Problem(445, 'siteClosed', { texts: closedTexts(site) })
    return operator
  }
  return {
    ...sessions,
    authenticate: async (request, always) => admitted(await sessions.authenticate(request, always)),
    look: async token => admitted(await sessions.look(token)),
  }
}

/** What an operator who wants to sign in is told because the site is closed to them; undefined where it is not. */
export const closedTo = async (
  db: Kysely<Tables>,
  operator: number,
): Promise<ReturnType<typeof closedTexts> | undefined> => {
  const site = await readSetting(db, 'siteSetting')
  if (site.open) return undefined
  const { roles } = await db.selectFrom('operator').select('roles').where('id', '=', operator).executeTakeFirstOrThrow()
  return allows(permissionsOfRoles(await liveRoles(db, roles)), enter) ? undefined : closedTexts(site)
}
