import { updateInfo } from '../../resources/content/updateInfo.ts'
import { caller } from '../core/caller.ts'
import { day, later } from '../core/lifetime.ts'
import { implementPublished } from './implementPublished.ts'
import { toldToOperators } from './told.ts'
import './tables.ts'

const most = 10
/** How far back somebody who never looked is told. */
const recent = 30 * day

export const updateInfoImplementation = implementPublished(updateInfo, {
  async unseen(_input, context) {
    const since = (operator: string): string =>
      `coalesce((select s.seen_at from update_seen s where s.operator = ${operator}), (select o.created_at from operator o where o.id = ${operator}))`
    return {
      content: await toldToOperators(
        updateInfo,
        statement => [
          `t.valid_from > greatest(${since(`${statement.bind(caller(context).id)}::integer`)}, ${statement.bind(later(context.now, -recent))}::timestamptz)`,
        ],
        most,
        context,
      ),
    }
  },
  async see({ until }, context) {
    // Nobody has seen what is still to come.
    const seen = Date.parse(until) < context.now.getTime() ? until : context.now.toISOString()
    await context.db
      .insertInto('update_seen')
      .values({ operator: caller(context).id, seen_at: seen })
      .onConflict(conflict =>
        conflict.column('operator').doUpdateSet(({ fn, ref }) => ({
          seen_at: fn<string>('greatest', [ref('update_seen.seen_at'), ref('excluded.seen_at')]),
        })),
      )
      .execute()
    return { done: true }
  },
})
