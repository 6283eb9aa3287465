import { message } from '../../resources/core/message.ts'
import { registry } from '../../resources/index.ts'
import { webhook } from '../../resources/integrations/webhook.ts'
import { eventsOf } from '../../resources/integrations/webhookEvents.ts'
import { caller } from '../core/caller.ts'
import { implement } from '../core/contract.ts'
import type { Context } from '../core/contract.ts'
import { invalid } from '../core/errors/problem.ts'
import { eventRows } from './eventRows.ts'
import { testEvent } from './testEvent.ts'

const known: ReadonlySet<string> = new Set(Object.values(registry).flatMap(eventsOf))

type Events = readonly { readonly event?: string | null }[]

/** Throws where an event is none, or is there twice. */
const guard = ({ events }: { readonly events?: unknown }): void => {
  if (!Array.isArray(events)) return
  const wrong = (events as Events).flatMap(({ event }, i) =>
    typeof event === 'string' && known.has(event) ? [] : [[`events.${i}.event`, message('choice')] as const],
  )
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong))
  if (new Set((events as Events).map(({ event }) => event)).size < events.length)
    throw invalid({ events: message('distinct') })
}

/** What the database looks events up by. */
const writeEvents = async (id: number, events: Events, { db }: Context): Promise<void> => {
  await db.deleteFrom('webhook_event').where('webhook', '=', id).execute()
  await db.insertInto('webhook_event').values(eventRows(id, events)).execute()
}

export const webhookImplementation = implement(
  webhook,
  {
    async test({ id, name, operator, hospital }, _input, context) {
      await context.db
        .insertInto('webhook_delivery')
        .values({
          webhook: id,
          name,
          hospital,
          resource: webhook.name,
          event: testEvent,
          created_by: operator,
          created_at: context.now.toISOString(),
          updated_by: operator,
          updated_at: context.now.toISOString(),
        })
        .execute()
    },
  },
  {
    on: ['create', 'update'],
    async before(action, _record, input, context) {
      guard(input)
      return action === 'create' ? { operator: caller(context).id } : undefined
    },
    async after(_action, { id, events }, context) {
      await writeEvents(id, events, context)
    },
  },
)
