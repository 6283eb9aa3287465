import { clausesOf } from '../../resources/core/condition.ts'
import type { AnyCondition } from '../../resources/core/condition.ts'
import type { AnyResource, Field } from '../../resources/core/index.ts'
import { known } from './inputs.ts'
import { valuesOf } from './stateSpace.ts'
import { ways } from './ways.ts'
import type { Way } from './ways.ts'
import type { Row, World } from './world.ts'

/** A column that a condition looks at, of the record or of one that it refers to, with all that may stand there. */
interface Place {
  readonly hop: string | undefined
  readonly resource: AnyResource
  readonly name: string
  readonly values: readonly unknown[]
}

const hopOf = (key: string): readonly [string | undefined, string] => {
  const [first, second] = key.split('.')
  return second === undefined ? [undefined, first!] : [first!, second]
}

const referred = (resource: AnyResource, hop: string) =>
  resource.fields[hop] as Field & { readonly to: string; readonly where?: AnyCondition }

/**
 * A field of which a value comes by an action that does more than to store it: records come there, and leave, by
 * actions alone.
 */
const isMovedByAction = (field: Field | undefined): boolean =>
  field !== undefined && 'byAction' in field && field.byAction !== undefined

/** Where such fields begin. */
const beginnings = ({ fields }: AnyResource): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => isMovedByAction(field))
      .map(([name, field]) => [name, field.default]),
  )

const placesOf = (resource: AnyResource, condition: AnyCondition): Place[] =>
  clausesOf(condition).flatMap(({ key }) => {
    const [hop, name] = hopOf(key)
    const own = hop === undefined ? resource : known(referred(resource, hop).to)
    const values = isMovedByAction(own.fields[name]) ? undefined : valuesOf(own.fields[name])
    return values ? [{ hop, resource: own, name, values }] : []
  })

/** Resources whose states mean what other records say as well, so that columns alone make none of them. */
const byWaysAlone: readonly string[] = ['dataRequest']

type Values = readonly (readonly [Place, unknown])[]

const combinations = (places: readonly Place[]): readonly Values[] =>
  places.reduce<readonly Values[]>(
    (states, place) => states.flatMap(state => place.values.map(value => [...state, [place, value] as const])),
    [[]],
  )

/** A new record whose columns hold these values, and so do those of records that it alone refers to. */
const put =
  (resource: AnyResource, condition: AnyCondition, values: Values): Way =>
  async world => {
    const hops = [
      ...new Set(
        clausesOf(condition)
          .map(({ key }) => hopOf(key)[0])
          .filter(hop => hop !== undefined),
      ),
    ]
    const own = await Promise.all(
      hops.map(
        async hop => [hop, await world.fresh(referred(resource, hop).to, referred(resource, hop).where)] as const,
      ),
    )
    const record = await world.make(resource, { ...beginnings(resource), ...Object.fromEntries(own) })
    for (const [{ hop, resource: holder, name }, value] of values)
      await world.host.setColumns(holder, Number(hop === undefined ? record.id : record[hop]), { [name]: value })
    return record.id
  }

/**
 * One record in each state that a condition tells apart: as calls bring it about, and for what can be made, in all
 * combinations of what its columns hold.
 */
export async function* reached(world: World, resource: AnyResource, condition: AnyCondition): AsyncGenerator<Row> {
  const made =
    resource.actions['create'] && !byWaysAlone.includes(resource.name)
      ? combinations(placesOf(resource, condition)).map(values => put(resource, condition, values))
      : []
  for (const way of [...made, ...Object.values(ways[resource.name] ?? {})])
    yield world.get(resource.name, await way(world))
}
