import { comment, commented, commentsPart } from '../../resources/comments/comment.ts'
import { allows, permissionOf } from '../../resources/core/permission.ts'
import type { InferRecord } from '../../resources/core/index.ts'
import { message } from '../../resources/core/message.ts'
import { registry } from '../../resources/index.ts'
import { caller } from '../core/caller.ts'
import { implement } from '../core/contract.ts'
import type { Context } from '../core/contract.ts'
import { invalid, Problem } from '../core/errors/problem.ts'
import { announceLive } from '../platform/live/announceLive.ts'
import { colleagues } from './colleagues.ts'
import type { Place } from './colleagues.ts'

type Comment = InferRecord<typeof comment>
type On = { readonly [K in (typeof commented)[number]]?: number | null }

/**
 * The record that a comment is about. Throws where several are named, or one that the caller may not look at, which
 * says nothing of whether it is there.
 */
const placeOf = (on: On, context: Context): Place => {
  const named = commented.filter(name => typeof on[name] === 'number')
  const [name, another] = named
  if (name === undefined || another !== undefined)
    throw invalid({ [another ?? commented[0]]: message('commentedRecord') })
  const resource = registry[name]!
  if (!allows(caller(context).permissions, permissionOf(resource, 'get')))
    throw invalid({ [name]: message('reference') })
  return { resource, id: on[name]! }
}

/** Ids that were sent, each once. Throws a field error where one of them may not see the record. */
const nameable = async (
  place: Place,
  sent: readonly { readonly operator: number }[] | null,
  before: readonly number[],
  context: Context,
): Promise<number[]> => {
  const ids = [...new Set((sent ?? []).map(({ operator }) => operator))]
  const added = ids.filter(id => !before.includes(id))
  const found = added.length === 0 ? [] : await colleagues(place, context, added)
  if (found.length < added.length) throw invalid({ named: message('notNameable') })
  return ids
}

/**
 * Tells those who are named that they are. What was said is about a child, and is not repeated where it would outlive
 * the comment.
 */
const tell = (place: Place, named: readonly number[], context: Context): Promise<void> => {
  const { id, name } = caller(context)
  return context.notifyOperators(
    named.filter(one => one !== id),
    {
      key: 'namedInComment',
      parameters: { name, what: { text: `resources.${place.resource.name}.name` } },
      link: { resource: place.resource, id: place.id, part: commentsPart },
    },
  )
}

/** Why the caller cannot take an action of authors. */
const unavailableReason = ({ createdBy }: Comment, operator: Context['operator']) =>
  createdBy === operator?.id ? undefined : 'notAuthor'

const requireAuthor = (record: Comment, context: Context): void => {
  const code = unavailableReason(record, context.operator)
  if (code) throw new Problem(409, code)
}

export const commentImplementation = implement(
  comment,
  {
    async colleagues(on, context) {
      return [...(await colleagues(placeOf(on, context), context))]
    },

    async write({ text, named, ...on }, context) {
      const place = placeOf(on, context)
      const told = await nameable(place, named, [], context)
      const id = await context.create(comment, { ...on, text, named: told })
      await tell(place, told, context)
      await announceLive(context, 'comment')
      return { id }
    },

    async rewrite(record, { text, named }, context) {
      requireAuthor(record, context)
      if (record.done) throw new Problem(409, 'commentDone')
      const place = placeOf(record, context)
      const before = record.named ?? []
      const told = await nameable(place, named, before, context)
      const editedAt = text === record.text ? record.editedAt : context.now.toISOString()
      await context.update(comment, record.id, { text, named: told, editedAt })
      await tell(
        place,
        told.filter(one => !before.includes(one)),
        context,
      )
      return { id: record.id }
    },
  },
  {
    on: ['update', 'finish', 'reopen', 'remove'],
    async before(action, record, _input, context): Promise<Partial<Comment>> {
      const [by, at] = [caller(context).id, context.now.toISOString()]
      if (action === 'remove') requireAuthor(record!, context)
      if (action === 'finish') return { doneBy: by, doneAt: at, reopenedBy: null, reopenedAt: null }
      return action === 'reopen' ? { doneBy: null, doneAt: null, reopenedBy: by, reopenedAt: at } : {}
    },
    async after(_action, _record, context) {
      await announceLive(context, 'comment')
    },
    unavailableReasons: async (records, asking) =>
      records.map((record): Readonly<Record<string, string>> => {
        const code = unavailableReason(record, asking.operator)
        return code ? { remove: code } : {}
      }),
  },
)
