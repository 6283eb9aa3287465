import { cardBatch } from '../../resources/cards/cardBatch.ts'
import { message } from '../../resources/core/message.ts'
import { implement } from '../core/contract.ts'
import { caller } from '../core/caller.ts'
import { invalid, Problem } from '../core/errors/problem.ts'
import { askForRun } from '../platform/jobs/askForRun.ts'
import { beginBatch, codesOf, seedOf } from './makeCards.ts'

export const cardBatchImplementation = implement(
  cardBatch,
  {
    /** Forgets what the codes follow from: whoever asks again is told so. */
    async codes({ id, first, year, cards, state, createdBy }, _input, context) {
      const { db, now } = context
      if (createdBy !== caller(context).id) throw new Problem(409, 'notMaker')
      if (state === 'making') throw new Problem(409, 'cardsBeingMade')
      const { seed } = await db.selectFrom('card_batch').select('seed').where('id', '=', id).executeTakeFirstOrThrow()
      if (state === 'told' || seed === null) throw new Problem(409, 'codesTold')
      await db
        .updateTable('card_batch')
        .set({ state: 'told', told_at: now.toISOString(), seed: null })
        .where('id', '=', id)
        .execute()
      return codesOf({ first, cards, seed: seedOf(seed, context), year: Number(year) }).map(one => ({
        ...one,
      }))
    },
  },
  {
    on: ['create'],
    async before(_action, _record, input, context) {
      const type = await context.db
        .selectFrom('card_type')
        .select('valid_until')
        .where('id', '=', Number(input['type']))
        // Held, so that whoever changes what it is worth sees this batch, or is waited for.
        .forShare()
        .executeTakeFirst()
      if (type?.valid_until && type.valid_until < context.today)
        throw invalid({ type: message('cardTypeExpired', { day: type.valid_until }) })
      return beginBatch(Number(input['cards']), context)
    },
    /** A host begins at once. */
    after: (_action, _record, context) => askForRun('makeCards', context),
  },
)
