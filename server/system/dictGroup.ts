import { message } from '../../resources/core/message.ts'
import { dictGroup } from '../../resources/system/dictGroup.ts'
import { implement } from '../core/contract.ts'
import { Problem } from '../core/errors/problem.ts'
import { isGroupUsed } from './dictionaryUse.ts'

/**
 * Fields name the group they take their values from, and the product those it relies on, so such a group keeps its
 * name.
 */
export const dictGroupImplementation = implement(
  dictGroup,
  {},
  {
    on: ['update', 'remove'],
    async before(action, record, input) {
      if (!record || !(record.fixed || isGroupUsed(record.name))) return
      if (action === 'remove') throw new Problem(409, 'inUse')
      if (action === 'update' && input['name'] !== undefined && input['name'] !== record.name) {
        throw new Problem(409, 'inUse', { errors: { name: message('inUse') } })
      }
    },
  },
)
