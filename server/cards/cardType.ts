import { cardType } from '../../resources/cards/cardType.ts'
import { message } from '../../resources/core/message.ts'
import { implement } from '../core/contract.ts'
import { invalid } from '../core/errors/problem.ts'

export const cardTypeImplementation = implement(
  cardType,
  {},
  {
    on: ['create', 'update'],
    /** A lifetime is no number of times, and is given by its own action. */
    async before(_action, _record, input) {
      if (input['rechargeType'] === 'lifetime') throw invalid({ rechargeType: message('noLifetimeCard') })
    },
  },
)
