import { cardType } from '../../resources/cards/cardType.ts'
import { message } from '../../resources/core/message.ts'
import { implement } from '../core/contract.ts'
import { invalid, Problem } from '../core/errors/problem.ts'

/** What cards keep of their type. */
const worth = ['rechargeType', 'times', 'giveTimes', 'price', 'validity', 'validDays', 'validUntil'] as const

export const cardTypeImplementation = implement(
  cardType,
  {},
  {
    on: ['create', 'update'],
    /**
     * A lifetime is no number of times, and is given by its own action. All cards of a batch are worth the same, also
     * those that are not made yet.
     */
    async before(_action, record, input, { db }) {
      if (input['rechargeType'] === 'lifetime') throw invalid({ rechargeType: message('noLifetimeCard') })
      if (!record || worth.every(name => !(name in input) || input[name] === record[name])) return
      const making = await db
        .selectFrom('card_batch')
        .select('id')
        .where('type', '=', record.id)
        .where('state', '=', 'making')
        .limit(1)
        .executeTakeFirst()
      if (making) throw new Problem(409, 'cardTypeInUse')
    },
  },
)
