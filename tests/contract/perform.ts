import { holds } from '../../resources/core/condition.ts'
import { labelParts } from '../../resources/core/label.ts'
import { operationsOf } from '../../resources/core/calls.ts'
import type { Operation } from '../../resources/core/action.ts'
import type { AnyResource, Fields } from '../../resources/core/index.ts'
import { answersTo } from './inputs.ts'
import { recipes } from './recipes.ts'
import type { Recipe } from './recipes.ts'
import type { Row, World } from './world.ts'

/**
 * The same answers each time, whatever was asked before, as the check of recipes rests on them: nothing that is asked
 * has to be unique.
 */
const seed = 1

type Reply = Awaited<ReturnType<World['call']>>

/** Answers to what is asked where it is asked: a dialog shows no other field. */
const shown = (ask: Fields, answers: Readonly<Record<string, unknown>>, today: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(answers).filter(
      ([name]) => ask[name]?.showWhen === undefined || holds(ask[name].showWhen, answers, today),
    ),
  )

const answered = async (
  world: World,
  resource: AnyResource,
  name: string,
  { input: ask = {} }: Operation,
  record: Row,
  recipe: Recipe,
): Promise<Record<string, unknown>> => {
  if (name === 'update') return Object.fromEntries(labelParts(resource).map(part => [part, record[part]]))
  const { previewToken: _, ...asked } = ask
  return shown(
    ask,
    { ...(await answersTo(asked, seed, world)), ...(await recipe.answers?.(world, record)) },
    world.host.today,
  )
}

/** What its preview shows, to be sent again; anything where it has nothing to show. */
const seenIn = async (
  world: World,
  resource: AnyResource,
  preview: string,
  input: Readonly<Record<string, unknown>>,
  by: string,
): Promise<unknown> => {
  const asked = operationsOf(resource)[preview]!.input ?? {}
  const { body } = await world.call(
    by,
    resource,
    preview,
    Object.fromEntries(Object.entries(input).filter(([key]) => key === 'id' || key in asked)),
  )
  return body['previewToken'] ?? 'nothing'
}

/** Does an action on a record as a page would: what it asks is answered, and what its preview shows is sent along. */
export const perform = async (
  world: World,
  resource: AnyResource,
  name: string,
  record: Row,
  recipe: Recipe = recipes[`${resource.name} ${name}`] ?? {},
): Promise<Reply> => {
  const action = operationsOf(resource)[name]!
  const by = recipe.by ?? 'admin'
  const { id, version } = record
  if (name === 'sort') {
    const arranged = [resource.order!, ...(resource.tree === undefined ? [] : [resource.tree])]
    return world.call(by, resource, name, {
      rows: [{ id, version, ...Object.fromEntries(arranged.map(key => [key, record[key]])) }],
    })
  }
  const input = { ...(await answered(world, resource, name, action, record, recipe)), id }
  return world.call(by, resource, name, {
    ...input,
    ...(action.preview === undefined ? {} : { previewToken: await seenIn(world, resource, action.preview, input, by) }),
  })
}
