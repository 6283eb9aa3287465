import { message } from '../../resources/core/message.ts'
import { dictGroup } from '../../resources/system/dictGroup.ts'
import { implement } from '../core/contract.ts'
import { Problem } from '../core/errors/problem.ts'
import { isGroupUsed } from './dictionaryUse.ts'

/**
 * Fields and records name the group they take their values from, and the product those it relies on, so such a group
 * keeps its name.
 */
export const dictGroupImplementation = implement(
  dictGroup,
  {},
  {
    on: ['update', 'remove'],
    async before(action, record, input, { db }) {
      const isLost = action === 'remove' || (input['name'] !== undefined && input['name'] !== record?.name)
      if (!record || !isLost || !(record.fixed || (await isGroupUsed(db, record.name)))) return
      throw new Problem(409, 'inUse', action === 'remove' ? {} : { errors: { name: message('inUse') } })
    },
  },
)
