import type { Field } from '../field.ts'
import { isAlways, isStored, uniqueWithin } from '../fields.ts'
import { isComposed, labelName, labelParts } from '../label.ts'
import { ofNoResource, openTo, permissionsOf } from '../permission.ts'
import { remembered } from '../remembered.ts'
import type { AnyResource } from '../resource.ts'
import { isCount, isDay, isFlag, isLine, isMoment, isReference, isReferences, typeOf } from '../typeOf.ts'
import { declaredOperations } from '../calls.ts'
import { realms } from '../action.ts'
import { opensRows } from '../visibility.ts'
import type { RefOptions } from '../types/ref/index.ts'
import { found, misnamed, named, oneOf, when } from './Check.ts'
import type { Check, Found, Registry } from './Check.ts'
import { everyField, ownFields, siblingFields } from './places.ts'

/** Whether the record can go by a name at all: one that is made of a ref's goes on there, and must not come back. */
const comesBack = (resource: AnyResource, registry: Registry, met: readonly string[] = []): boolean =>
  met.includes(resource.name) ||
  (isComposed(resource) &&
    labelParts(resource).some(name => {
      const to = targetOf(resource, name)
      const target = to === undefined ? undefined : named(registry, to)
      return target !== undefined && comesBack(target, registry, [...met, resource.name])
    }))

const composedLabel = (resource: AnyResource, registry: Registry): Found[] => {
  const place = `${resource.name}.label`
  const parts = labelParts(resource)
  const fit = ownFields(resource)
    .filter(
      ({ field }) =>
        (isLine(field) || isReference(field) || isDay(field) || isMoment(field)) &&
        !field.mask &&
        !field.permission?.read,
    )
    .map(({ name }) => name)
  return [
    ...parts
      .filter(name => !fit.includes(name))
      .map(name =>
        misnamed(
          place,
          name,
          fit,
          `${name} is no text, ref, day or moment of ${resource.name} that everybody may read`,
          `label: [${oneOf(fit)}]`,
        ),
      ),
    ...when(
      parts.length < 2 || new Set(parts).size < parts.length,
      place,
      'a name of several fields has each of at least two of them once',
      "label: ['patient', 'start']",
    ),
    ...when(
      Object.hasOwn(resource.fields, labelName(resource)),
      place,
      'replies tell the name as `label`, which is a field of its own',
      'another name for the field',
    ),
    ...when(
      comesBack(resource, registry),
      place,
      'what a name is made of is made of the name itself',
      'a ref whose own label is a text',
    ),
  ]
}

const targetOf = (resource: AnyResource, name: string): string | undefined => {
  const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined
  return isReference(field) ? field.to : undefined
}

/** The field that another one, of the same name, would repeat over a ref. */
const followed = (resource: AnyResource, ref: string, name: string, registry: Registry): Field | undefined => {
  const target = named(registry, targetOf(resource, ref) ?? '')
  return target && Object.hasOwn(target.fields, name) ? target.fields[name] : undefined
}

/**
 * Whether a field leads to staff members: to records that are linked to operators, each of whom is one of them at most.
 */
export const leadsToStaff = (resource: AnyResource, name: string, registry: Registry): boolean => {
  const staff = named(registry, targetOf(resource, name) ?? '')
  return staff !== undefined && targetOf(staff, 'operator') !== undefined && staff.fields['operator']!.unique === true
}

/** What to write instead of a field that leads to none. */
export const staffRef = (name: string): string =>
  `${name}: ref('doctor'), whose field is operator: ref('operator', { unique: true })`

/** Every permission that descriptors bring. */
const declaredPermissions = remembered((registry: Registry): readonly string[] =>
  permissionsOf(Object.values(registry)),
)

/**
 * What says which permission it needs otherwise than by its own name: that is one of its own resource, maybe a new one,
 * or one that another resource has for itself.
 */
const borrowedPermissions = (resource: AnyResource): { readonly place: string; readonly permission: string }[] =>
  [
    ...declaredOperations(resource).map(({ place, operation }) => ({ place, permission: operation.permission })),
    ...ownFields(resource).flatMap(({ place, field: { permission } }) => [
      { place: `${place}.permission.read`, permission: permission?.read },
      { place: `${place}.permission.write`, permission: permission?.write },
    ]),
  ].flatMap(({ place, permission }) =>
    permission === undefined || permission.startsWith(`${resource.name}:`)
      ? []
      : [{ place: place.includes('.permission.') ? place : `${place}.permission`, permission }],
  )

/** Permissions of resources by their own names, which others may ask for as well. */
const ownPermissions = remembered(
  (registry: Registry): ReadonlySet<string> =>
    new Set([
      ...Object.values(registry).flatMap(resource => {
        const borrowed = borrowedPermissions(resource).map(({ permission }) => permission)
        return permissionsOf([resource]).filter(permission => !borrowed.includes(permission))
      }),
      ...ofNoResource,
      ...openTo,
      ...realms,
    ]),
)

const storedNames = (registry: Registry): string =>
  oneOf(
    Object.values(registry)
      .filter(isStored)
      .map(({ name }) => name)
      .sort(),
  )

/** Whether a field is a choice, or some choices, that has all of these options. */
const hasOptions = (field: Field | undefined, values: readonly string[]): boolean => {
  const { options } = (field ?? {}) as { readonly options?: readonly unknown[] }
  return (
    field !== undefined &&
    typeOf(field).compares !== 'numeric' &&
    options !== undefined &&
    values.every(value => options.includes(value))
  )
}

/**
 * Whether a resource of rows that are there for somebody has such a ref to this one, and is not itself seen by way of
 * others: that might lead around.
 */
const leadsHere = ({ name }: AnyResource, [from, ref]: readonly [string, string], registry: Registry): boolean => {
  const other = named(registry, from)
  return (
    other !== undefined &&
    isStored(other) &&
    from !== name &&
    other.visibility?.through === undefined &&
    targetOf(other, ref) === name
  )
}

/**
 * Whether a ref leads to records that are looked at by a right of their own, and are not themselves seen by way of
 * others: that might lead around.
 */
const leadsToSeen = (resource: AnyResource, name: string, registry: Registry): boolean => {
  const target = named(registry, targetOf(resource, name) ?? '')
  return (
    target?.actions['get'] !== undefined &&
    isStored(target) &&
    target.visibility?.through === undefined &&
    target.visibility?.along === undefined
  )
}

/** Whether an index over the field tells its values apart. */
const tellsApart = (field: Field): boolean =>
  typeOf(field).column(field) !== null && (typeOf(field).isIndexable === true || isFlag(field))

/** Whether every record has a value there, be it one that follows. */
const isEverThere = (resource: AnyResource, name: string, registry: Registry): boolean => {
  const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined
  if (!field || isAlways(field) || field.follows === undefined) return field !== undefined && isAlways(field)
  const target = named(registry, targetOf(resource, field.follows) ?? '')
  return target !== undefined && isEverThere(resource, field.follows, registry) && isEverThere(target, name, registry)
}

/** Whether anything else belongs to its records. */
const isScopeOfAny = (name: string, registry: Registry): boolean =>
  Object.values(registry).some(other => other.name !== name && targetOf(other, other.scopedBy) === name)

/** The organisations: the one resource that is its own scope. */
const scopeRoot = (registry: Registry): string =>
  Object.values(registry).find(({ scopedBy }) => scopedBy === 'self')?.name ?? 'hospital'

/** What points to something else. */
/** Fields that say something of organisations or of somebody: refs to what belongs to one, and what is masked. */
export const tellingFields = (resource: AnyResource, registry: Registry): readonly string[] =>
  ownFields(resource)
    .filter(({ field }) => {
      if (field.mask) return true
      const to = isReference(field) || isReferences(field) ? named(registry, field.to) : undefined
      return to !== undefined && to.name !== 'operator' && to.scopedBy !== 'nothing'
    })
    .map(({ name }) => name)

export const references: readonly Check[] = [
  {
    id: 'R001',
    find: (resource, registry) =>
      everyField(resource).flatMap(({ place, name, field }) => {
        if (!isReference(field) && !isReferences(field)) return []
        const { type, to } = field
        const target = named(registry, to)
        return when(
          !(target && isStored(target)),
          place,
          `refers to ${to}, which is no stored resource`,
          `${name}: ${type}(${storedNames(registry)})`,
        )
      }),
  },
  {
    id: 'R002',
    find: (resource, registry) =>
      ownFields(resource).flatMap(({ place, name, field }) => {
        if (!isCount(field)) return []
        const { of, by } = field
        const counted = named(registry, of)
        if (!counted || !isStored(counted))
          return [
            found(
              place,
              `counts ${of}, which is no stored resource`,
              `${name}: count(${storedNames(registry)}, 'field')`,
            ),
          ]
        const refs = Object.keys(counted.fields).filter(one => targetOf(counted, one) === resource.name)
        return when(
          !refs.includes(by),
          place,
          `counts by ${of}.${by}, which is no ref to ${resource.name}`,
          `${name}: count('${of}', ${oneOf(refs) || `a ref('${resource.name}')`})`,
        )
      }),
  },
  {
    id: 'R003',
    find(resource, registry) {
      const { scopedBy } = resource
      if (scopedBy === 'self' || scopedBy === 'nothing') return []
      const root = scopeRoot(registry)
      return when(
        targetOf(resource, scopedBy) !== root,
        `${resource.name}.scopedBy`,
        `${scopedBy} is no ref to ${root}`,
        `${scopedBy}: ref('${root}', { required: true })`,
      )
    },
  },
  {
    id: 'R004',
    find(resource, registry) {
      const own = resource.visibility?.staff
      return [
        ...(resource.staff ?? []).flatMap(name =>
          when(
            !leadsToStaff(resource, name, registry) &&
              named(registry, targetOf(resource, name) ?? '')?.staff === undefined,
            `${resource.name}.staff`,
            `${name} is no ref to a resource whose records are linked to operators`,
            staffRef(name),
          ),
        ),
        ...(own === undefined
          ? []
          : when(
              !leadsToStaff(resource, own, registry),
              `${resource.name}.visibility.staff`,
              `${own} is no ref to a resource whose records are linked to operators`,
              staffRef(own),
            )),
      ]
    },
  },
  {
    id: 'R015',
    find: (resource, registry) =>
      siblingFields(resource).flatMap(({ fields, placed }) =>
        placed.flatMap(({ place, name, field }) => {
          const { to = '', shares } = field as Field & { to?: string; shares?: readonly [string, string] }
          const target = named(registry, to)
          if (!shares || !target) return []
          const both = Object.keys(fields).filter(
            one => one !== name && Object.hasOwn(target.fields, one) && target.fields[one]!.type === fields[one]!.type,
          )
          return when(
            !both.includes(shares[0]),
            `${place}.shares`,
            `nothing beside ${name} is called ${shares[0]} and of the same type as in ${to}`,
            `shares: [${oneOf(both)}, '…']`,
          )
        }),
      ),
  },
  {
    id: 'R228',
    find: (resource, _registry, _key, known) =>
      everyField(resource).flatMap(({ place, field }) => {
        const { shares, otherwise } = field as Field & Pick<RefOptions, 'shares' | 'otherwise'>
        return [
          { option: 'shares', key: shares?.[1] },
          { option: 'otherwise', key: otherwise },
        ].flatMap(({ option, key }) =>
          key === undefined || known?.messages === undefined || known.messages.includes(key)
            ? []
            : [
                misnamed(
                  `${place}.${option}`,
                  key,
                  known.messages,
                  `no message is called ${key}`,
                  `${key}: '…' in i18n/zh/core/validation.ts and i18n/en/core/validation.ts`,
                ),
              ],
        )
      }),
  },
  {
    id: 'R005',
    find: resource =>
      when(
        resource.tree !== undefined && targetOf(resource, resource.tree) !== resource.name,
        `${resource.name}.tree`,
        `${resource.tree} is no ref to ${resource.name}`,
        `${resource.tree}: ref('${resource.name}')`,
      ),
  },
  {
    id: 'R019',
    find: (resource, registry) =>
      ownFields(resource).flatMap(({ place, name, field }) => {
        const { follows } = field
        if (follows === undefined) return []
        const refs = Object.keys(resource.fields).filter(
          one => one !== name && followed(resource, one, name, registry)?.type === field.type,
        )
        const source = refs.includes(follows) ? followed(resource, follows, name, registry) : undefined
        if (!source)
          return [
            found(
              `${place}.follows`,
              `${follows} is no ref to records with a ${field.type} ${name}`,
              `follows: ${oneOf(refs) || 'a ref of this record'}`,
            ),
          ]
        const isThere = isAlways(resource.fields[follows]!) && isAlways(source)
        return when(
          isAlways(field) && !isThere,
          place,
          `${follows} does not always lead to a ${name}`,
          `${name} without required`,
        )
      }),
  },
  {
    id: 'R018',
    find(resource) {
      const { order, actions } = resource
      const field = order !== undefined && Object.hasOwn(resource.fields, order) ? resource.fields[order] : undefined
      const integers = ownFields(resource)
        .filter(one => typeOf(one.field).isWhole && !one.field.readOnly)
        .map(({ name }) => name)
      return [
        ...when(
          order !== undefined && (!field || !typeOf(field).isWhole || field.readOnly === true),
          `${resource.name}.order`,
          `${order} is no integer that can be written`,
          `order: ${oneOf(integers) || "'sort', with sort: integer({ default: 999 })"}`,
        ),
        ...when(
          order !== undefined && !actions['sort'],
          `${resource.name}.order`,
          'nothing stores a new arrangement',
          'actions: { sort: {} }',
        ),
        ...when(
          order === undefined && actions['sort'] !== undefined,
          `${resource.name}.actions.sort`,
          'nothing says where the order stands',
          `order: ${oneOf(integers) || "'sort'"}`,
        ),
      ]
    },
  },
  {
    id: 'R009',
    find: (resource, registry) =>
      (resource.invalidates ?? [])
        .filter(name => !named(registry, name))
        .map(name =>
          found(
            `${resource.name}.invalidates`,
            `there is no resource ${name}`,
            `invalidates: [${oneOf(Object.keys(registry).sort())}]`,
          ),
        ),
  },
  {
    id: 'R006',
    find: resource =>
      ownFields(resource).flatMap(({ place, field: { unique } }) =>
        uniqueWithin(unique)
          .filter(name => !Object.hasOwn(resource.fields, name) || !tellsApart(resource.fields[name]!))
          .map(name =>
            found(
              `${place}.unique`,
              `${name} is no stored field of ${resource.name} that an index tells values apart by`,
              `unique: { within: [${oneOf(Object.keys(resource.fields).filter(one => tellsApart(resource.fields[one]!)))}] }`,
            ),
          ),
      ),
  },
  {
    // No value is the same as none, so that records without one could all have the same value.
    id: 'R234',
    find: (resource, registry) =>
      ownFields(resource).flatMap(({ place, name, field: { unique } }) =>
        uniqueWithin(unique).flatMap(one =>
          one === name
            ? [found(`${place}.unique`, `${name} is unique within itself`, `${name}: … with unique: true`)]
            : when(
                Object.hasOwn(resource.fields, one) &&
                  tellsApart(resource.fields[one]!) &&
                  !isEverThere(resource, one, registry),
                `${place}.unique`,
                `${one} may be empty, and whatever has none of it could have the same ${name}`,
                `${one}: ${resource.fields[one]?.type ?? ''}({ required: true, … })`,
              ),
        ),
      ),
  },
  {
    // Scope goes by the ids of organisations: those of anything else would open the rows of others.
    id: 'R235',
    find: ({ name, scopedBy }, registry) =>
      when(
        scopedBy === 'self' &&
          !isScopeOfAny(name, registry) &&
          Object.values(registry).some(other => other.name !== name && other.scopedBy === 'self'),
        `${name}.scopedBy`,
        `organisations alone belong to themselves, and ${name} is none`,
        `scopedBy: a ref to ${Object.values(registry).find(other => other.name !== name && other.scopedBy === 'self')?.name ?? ''} | 'nothing'`,
      ),
  },
  {
    id: 'R007',
    find(resource, registry) {
      if (!isStored(resource))
        return when(
          isComposed(resource),
          `${resource.name}.label`,
          'only stored records are named by several fields',
          "label: 'name'",
        )
      if (isComposed(resource)) return composedLabel(resource, registry)
      const label = labelName(resource)
      const field = Object.hasOwn(resource.fields, label) ? resource.fields[label] : undefined
      const texts = ownFields(resource)
        .filter(one => isLine(one.field) && !one.field.mask && !one.field.permission?.read)
        .map(({ name }) => name)
      return when(
        !texts.includes(label),
        `${resource.name}.label`,
        !field
          ? `there is no field ${label}`
          : !isLine(field)
            ? `${label} is no text`
            : `not everybody may read ${label}`,
        `label: ${oneOf(texts)}`,
      )
    },
  },
  {
    // What says of organisations or of somebody is not told to all who have the right: each sees those of their own.
    id: 'R208',
    find(resource, registry) {
      if (resource.scopedBy !== 'nothing' || resource.visibility || resource.rows) return []
      return tellingFields(resource, registry).map(name =>
        found(
          `${resource.name}.fields.${name}`,
          'all who may read the list see it of every organisation',
          `scopedBy: 'hospital', or visibility: { rest: ['unlimited'] }`,
        ),
      )
    },
  },
  {
    id: 'R008',
    find(resource, registry) {
      const { during = [], within, roles, through, along = [], devices = {}, rest = [] } = resource.visibility ?? {}
      const field = within === undefined ? undefined : resource.fields[within]
      const forRoles = roles === undefined ? undefined : resource.fields[roles]
      return [
        ...when(
          within !== undefined && !(isReferences(field) && field.to === scopeRoot(registry)),
          `${resource.name}.visibility.within`,
          `${within} is no list of organisations`,
          `${within}: refs('${scopeRoot(registry)}')`,
        ),
        ...during
          .filter(name => !isMoment(resource.fields[name]))
          .map(name => found(`${resource.name}.visibility.during`, `${name} is no moment`, `${name}: datetime()`)),
        ...when(
          roles !== undefined && !(isReferences(forRoles) && forRoles.to === 'role'),
          `${resource.name}.visibility.roles`,
          `${roles} is no list of roles`,
          `${roles}: refs('role')`,
        ),
        ...when(
          through !== undefined && !leadsHere(resource, through, registry),
          `${resource.name}.visibility.through`,
          `${through?.join('.')} is no ref of another stored resource to ${resource.name}`,
          `through: ['…', '${resource.name}'], ${resource.name}: ref('${resource.name}') there`,
        ),
        ...along
          .filter(name => !leadsToSeen(resource, name, registry))
          .map(name =>
            found(
              `${resource.name}.visibility.along`,
              `${name} is no ref to a stored resource with a page of its own, which is not itself seen by way of others`,
              `along: ['patient'], patient: ref('patient')`,
            ),
          ),
        ...Object.entries(devices)
          .filter(([name, values = []]) => values.length === 0 || !hasOptions(resource.fields[name], values))
          .map(([name]) =>
            found(
              `${resource.name}.visibility.devices`,
              `${name} is no choice with these values`,
              `devices: { readers: ['guardian'] }, readers: choices(['guardian', 'staff'])`,
            ),
          ),
        ...rest
          .filter(who => who.includes(':') && !declaredPermissions(registry).includes(who))
          .map(who =>
            found(
              `${resource.name}.visibility.rest`,
              `there is no permission ${who}`,
              `rest: ['author' | 'unlimited' | '${resource.name}:update']`,
            ),
          ),
      ]
    },
  },
  {
    // It would look as if rows were open to somebody, who then sees none.
    id: 'R231',
    find: ({ name, visibility }) =>
      visibility === undefined
        ? []
        : when(
            Object.keys(visibility).length > 1 && !opensRows(visibility),
            `${name}.visibility`,
            'nothing of it says which rows are for others than rest, and all of it but rest is in vain',
            `visibility: { rest: [ … ] }, or with when: { … } or another word that opens rows`,
          ),
  },
  {
    id: 'R222',
    find: (resource, registry) =>
      borrowedPermissions(resource)
        .filter(({ permission }) => !ownPermissions(registry).has(permission))
        .map(({ place, permission }) =>
          misnamed(
            place,
            permission,
            ownPermissions(registry),
            `${permission} is neither a permission of ${resource.name} nor one that another resource has`,
            `permission: '${resource.name}:…' | 'signedIn' | 'public'`,
          ),
        ),
  },
  {
    id: 'R205',
    find(resource, registry) {
      const { name, comments } = resource
      const holder = named(registry, 'comment')
      const isHeld =
        holder !== undefined && targetOf(holder, name) === name && holder.visibility?.along?.includes(name) === true
      return [
        ...when(
          comments === true && !isHeld,
          `${name}.comments`,
          'comment has no ref of that name along which it is seen',
          `${name}: ref('${name}', { readOnly: true }) among the fields of comment, and in its visibility.along`,
        ),
        ...when(
          comments === true && (resource.actions['get'] === undefined || !isStored(resource)),
          `${name}.comments`,
          'its records have no page to write on',
          `${name} without comments, or with actions: { get: {} }`,
        ),
        ...(name === 'comment' ? (resource.visibility?.along ?? []) : [])
          .filter(one => named(registry, targetOf(resource, one) ?? '')?.comments !== true)
          .map(one =>
            found(
              `comment.visibility.along`,
              `${one} does not say that there are comments on it`,
              `comments: true on ${one}`,
            ),
          ),
      ]
    },
  },
  {
    id: 'R096',
    find: (resource, registry) =>
      everyField(resource).flatMap(({ place, field }) => {
        const { formerBy, to = '' } = field as Field & { formerBy?: string; to?: string }
        if (formerBy === undefined) return []
        const by = Object.hasOwn(resource.fields, formerBy) ? resource.fields[formerBy] : undefined
        const isKept = isReference(by) && by.follows === undefined && by.to === 'hospital'
        const isOwn = Object.values(resource.fields).includes(field) && isReference(field)
        const target = named(registry, to)
        return [
          ...when(
            !isKept || !isOwn,
            `${place}.formerBy`,
            `${formerBy} is no organisation that the row stays with`,
            "formerBy: 'hospital' on a ref of a stored record",
          ),
          ...when(
            target !== undefined && isComposed(target),
            `${place}.formerBy`,
            `${to} is named by several fields, of which no former name is kept`,
            'the ref without formerBy',
          ),
          ...when(
            target !== undefined && target.lifecycle?.transfer === undefined,
            `${place}.formerBy`,
            `${to} never goes to another organisation, and so has no former name`,
            'the ref without formerBy',
          ),
        ]
      }),
  },
]
