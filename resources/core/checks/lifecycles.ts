import { operationNamed } from '../calls.ts'
import type { Field } from '../field.ts'
import { isLogicallyDeleted, isStored, uniqueWithin } from '../fields.ts'
import { lifecycleEvents, referentialActions } from '../lifecycle.ts'
import type { AskedRemoval, Lifecycle, LifecycleEvent, ReferentialActions } from '../lifecycle.ts'
import type { AnyResource } from '../resource.ts'
import { hasRows, isReference, isReferences, typeOf } from '../typeOf.ts'
import { found, named, oneOf, when } from './Check.ts'
import type { Check, Found, Registry } from './Check.ts'
import { everyField, ownFields } from './places.ts'
import type { Placed } from './places.ts'

type Pointing = Field & { readonly to?: string; readonly on?: ReferentialActions }

const isRef = (field: Field): boolean => isReference(field) || isReferences(field)

const lifecycleOf = (field: Field, registry: Registry): Lifecycle =>
  named(registry, (field as Pointing).to ?? '')?.lifecycle ?? {}

const eventsOf = (lifecycle: Lifecycle): readonly LifecycleEvent[] =>
  lifecycleEvents.filter(event => lifecycle[event] !== undefined)

/** What may be said of a ref, event by event, as one would write it. */
const remedyFor = (events: readonly LifecycleEvent[]): string =>
  `on: { ${events.map(event => `${event}: ${oneOf(referentialActions[event])}`).join(', ')} }`

/** The refs of stored records to what is merged, transferred or deleted, with what they say of that. */
const declared = (
  resource: AnyResource,
  registry: Registry,
): (Placed & { readonly on: ReferentialActions; readonly lifecycle: Lifecycle })[] =>
  (isStored(resource) ? ownFields(resource) : [])
    .filter(({ field }) => isRef(field))
    .map(one => ({ ...one, on: (one.field as Pointing).on ?? {}, lifecycle: lifecycleOf(one.field, registry) }))

const isOrganisation = (field: Field, registry: Registry): boolean =>
  isReference(field) && named(registry, field.to)?.scopedBy === 'self'

/**
 * Whether some field is unique within this ref and others, so that two records of one may be there once their refs are
 * the same.
 */
const isPartOfUnique = (resource: AnyResource, name: string): boolean =>
  ownFields(resource).some(one => {
    const within = uniqueWithin(one.field.unique)
    return within.includes(name) || (one.name === name && within.length > 0)
  })

const mergeMistakes = (
  resource: AnyResource,
  { place, name, field, on: { merge } }: ReturnType<typeof declared>[number],
): Found[] => {
  const isSingle = field.unique === true
  const moves = merge === 'move' || merge === 'ask' || merge === 'handler'
  return [
    ...when(
      moves && field.unique === 'ever',
      `${place}.on.merge`,
      'of values that deleted records keep too none can be taken over',
      "merge: 'keep'",
    ),
    ...when(
      isSingle && (merge === 'move' || merge === 'handler'),
      `${place}.on.merge`,
      'there may be one of each of the two, and no two of one',
      "merge: 'ask'",
    ),
    ...when(
      merge === 'ask' && !isSingle,
      `${place}.on.merge`,
      'nobody has to choose where there may be several',
      "merge: 'move', or unique: true",
    ),
    ...when(
      merge === 'ask' && isSingle && !isLogicallyDeleted(resource),
      `${place}.on.merge`,
      'the record that is not chosen cannot be deleted logically',
      'deleted: flag({ readOnly: true })',
    ),
    ...when(
      merge === 'move' && isPartOfUnique(resource, name),
      `${place}.on.merge`,
      'what is unique beside it may be there twice then',
      "merge: 'handler'",
    ),
    ...when(
      moves && isReferences(field) && merge !== 'move',
      `${place}.on.merge`,
      'a list of records is moved by itself or kept',
      "merge: 'move' | 'keep'",
    ),
  ]
}

const transferMistakes = (
  resource: AnyResource,
  registry: Registry,
  { place, name, on: { transfer } }: ReturnType<typeof declared>[number],
): Found[] => {
  // What is seen along with others belongs to no organisation itself: where it names one, that is what it is about.
  const kept = (resource.visibility?.along ? [] : ownFields(resource))
    .filter(one => isOrganisation(one.field, registry) && one.field.follows !== name)
    .map(one => one.name)
  return [
    ...when(
      transfer === 'follow' && kept.length > 0,
      `${place}.on.transfer`,
      `${kept.join(' and ')} would stay what it is`,
      `${kept[0]}: ref(…, { follows: '${name}' })`,
    ),
    ...when(
      transfer === 'stay' && kept.length === 0,
      `${place}.on.transfer`,
      `${resource.name} keeps no organisation of its own`,
      "transfer: 'follow'",
    ),
  ]
}

/** What becomes of records when those that they refer to are merged, transferred or deleted. */
export const lifecycles: readonly Check[] = [
  {
    id: 'R130',
    find: (resource, registry) =>
      declared(resource, registry).flatMap(({ place, on, lifecycle }) => {
        const unsaid = eventsOf(lifecycle).filter(event => on[event] === undefined)
        return when(
          unsaid.length > 0,
          `${place}.on`,
          `does not say what becomes of it on ${unsaid.join(', ')}`,
          remedyFor(eventsOf(lifecycle)),
        )
      }),
  },
  {
    id: 'R131',
    find: (resource, registry) => [
      ...declared(resource, registry).flatMap(({ place, on, lifecycle }) =>
        Object.entries(on).flatMap(([event, action]) => {
          const known: readonly string[] =
            lifecycle[event as LifecycleEvent] === undefined ? [] : referentialActions[event as LifecycleEvent]
          return known.includes(action)
            ? []
            : [
                found(
                  `${place}.on.${event}`,
                  known.length === 0 ? `what it refers to knows no ${event}` : `there is no ${action}`,
                  known.length === 0 ? `no ${event}` : `${event}: ${oneOf(known)}`,
                ),
              ]
        }),
      ),
      ...declared(resource, registry).flatMap(({ place, on: { remove }, lifecycle }) =>
        when(
          (remove === 'ask' || remove === 'handler') && lifecycle.remove === true,
          `${place}.on.remove`,
          'the deletion of what it refers to is asked about by nobody',
          "remove: 'keep' | 'refuse', or lifecycle: { remove: { setting, effects } } there",
        ),
      ),
    ],
  },
  {
    id: 'R132',
    find: (resource, registry) => declared(resource, registry).flatMap(one => mergeMistakes(resource, one)),
  },
  {
    id: 'R133',
    find: (resource, registry) =>
      declared(resource, registry).flatMap(one => transferMistakes(resource, registry, one)),
  },
  {
    id: 'R134',
    find(resource, registry) {
      const own = new Set(declared(resource, registry).map(({ place }) => place))
      const rows = new Set(
        isStored(resource)
          ? ownFields(resource)
              .filter(({ field }) => hasRows(field))
              .map(({ place }) => `${place}.fields.`)
          : [],
      )
      return everyField(resource)
        .filter(({ place }) => !own.has(place))
        .flatMap(({ place, name, field }) => [
          ...when(
            (field as Pointing).on !== undefined,
            `${place}.on`,
            'no record of its own refers to anything by it',
            `${name} without on`,
          ),
          ...when(
            isRef(field) &&
              eventsOf(lifecycleOf(field, registry)).length > 0 &&
              [...rows].some(start => place.startsWith(start)),
            place,
            'what child rows refer to is neither merged nor told',
            `${name}: a field of the record, or a resource of its own`,
          ),
        ])
    },
  },
  {
    id: 'R135',
    find(resource, registry) {
      const { lifecycle = {}, actions } = resource
      const asked = typeof lifecycle.remove === 'object' ? (lifecycle.remove as AskedRemoval) : undefined
      const [settings = '', setting = ''] = asked?.setting.split('.') ?? []
      const choice = named(registry, settings)?.fields[setting] as (Field & { options?: readonly string[] }) | undefined
      const isChoice =
        choice !== undefined &&
        typeOf(choice).options !== undefined &&
        ['ask', 'refuse'].every(one => choice.options?.includes(one)) &&
        choice.options?.length === 2
      const remove = actions['remove']
      return [
        ...eventsOf(lifecycle).flatMap(event =>
          when(
            !operationNamed(resource, event),
            `${resource.name}.lifecycle.${event}`,
            `there is no action or call ${event}`,
            `actions: { ${event}: { … } }`,
          ),
        ),
        ...when(
          asked !== undefined && !isChoice,
          `${resource.name}.lifecycle.remove.setting`,
          `${asked?.setting} is no choice of ask and refuse`,
          "setting: 'configSetting.removalOfPatients'",
        ),
        ...when(
          asked !== undefined && (remove?.preview === undefined || !Object.hasOwn(remove.input ?? {}, 'previewToken')),
          `${resource.name}.actions.remove`,
          'the deletion is asked about, and shows nothing beforehand',
          "preview: 'removePreview', input: optionalPreviewToken",
        ),
      ]
    },
  },
]
