import { notFilledIn } from '../../domain/divisions.ts'
import type { setUp } from '../../resources/organisations/setUp.ts'
import { caller } from '../core/caller.ts'
import type { SetUpStates } from '../core/setUp.ts'
import { hasBelow } from './organisationGuards.ts'

export const setUpStates: SetUpStates<typeof setUp> = {
  /**
   * The platform as it is made with the first account. Once organisations stand below it is closed, and nothing is
   * asked of it any more.
   */
  async ownOrganisation(context) {
    if (caller(context).scope.hospitals !== 'everything') return undefined
    const blank = await context.db
      .selectFrom('hospital')
      .select('id')
      .where('kind', '=', 'platform')
      .where('deleted', '=', false)
      .where('province', '=', notFilledIn)
      .executeTakeFirst()
    return blank && !(await hasBelow(context.db, blank.id))
      ? { done: false, to: `/hospital/${blank.id}` }
      : { done: true }
  },
}
