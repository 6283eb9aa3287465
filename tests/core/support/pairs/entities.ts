import { checks } from '../../../../resources/core/checks.ts'
import { lists } from '../../../../resources/core/checks/lists.ts'
import { isWritable } from '../../../../resources/core/fields.ts'
import { choice, date, flag, image, ref, resource, text } from '../../../../resources/core/index.ts'
import type { AnyResource, Field, Fields } from '../../../../resources/core/index.ts'
import { registry } from '../../../../resources/index.ts'
import { cover } from './cover.ts'
import type { Cover } from './cover.ts'
import { aspectsOf, fieldWith, isSaidTwice, typeNames, saidTwice } from './fields.ts'

const place = ref('hospital', { required: true, on: { remove: 'keep' } })
const common: Fields = { name: text({ required: true }), hospital: place, deleted: flag({ readOnly: true }) }

const stateless = { list: {}, get: {}, create: {}, update: {}, remove: { set: { deleted: true } } } as const

/** What the entities refer to: it has a field of each that one of them follows. */
const partnerWith = (followed: Fields): AnyResource => {
  const fields: Fields = { ...common, kind: choice(['near', 'far'], { default: 'near' }), account: text(), ...followed }
  return {
    name: 'pairPartner',
    label: 'name',
    scopedBy: 'hospital',
    lifecycle: { remove: true },
    fields,
    calls: {},
    list: { columns: ['name'], search: ['name'] },
    form: [{ section: 'all', fields: Object.keys(fields).filter(name => isWritable(fields[name]!)) }],
    actions: stateless,
  }
}

const searched = partnerWith({})

/** What points to an entity, to be counted. */
const partOf = (entity: string): AnyResource =>
  resource({
    name: `${entity}Part`,
    label: 'name',
    scopedBy: 'hospital',
    fields: {
      name: text({ required: true }),
      hospital: ref('hospital', { required: true, on: { remove: 'keep' } }),
      whole: ref(entity),
    },
    list: { columns: ['name'] },
    form: [{ section: 'all', fields: ['name', 'hospital', 'whole'] }],
    actions: { list: {}, get: {}, create: {} },
  })

/** The same field of the record that is referred to, of which nothing more is said than what it is. */
const followedBy = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { follows }]) => follows !== undefined)
      .map(([name, { type }]) => [
        name,
        { ...fieldWith(type, []), ...(type === 'ref' || type === 'refs' ? { on: { remove: 'keep' } } : {}) } as Field,
      ]),
  )

/** An entity with its own partner, and what points to it. */
export interface Group {
  readonly entity: AnyResource
  readonly others: Readonly<Record<string, AnyResource>>
}

const idsOf = (resource: AnyResource, others: Readonly<Record<string, AnyResource>>): readonly string[] => {
  const all = { hospital: registry['hospital']!, operator: registry['operator']!, ...others, [resource.name]: resource }
  return [...new Set(checks.flatMap(({ id, find }) => (find(resource, all, resource.name).length > 0 ? [id] : [])))]
}

const parts = ['columns', 'filters', 'search', 'totals'] as const

/** What the checks let stand in each part of the list. */
const listOf = (entity: AnyResource, names: readonly string[]): NonNullable<AnyResource['list']> => {
  const wrong = (part: (typeof parts)[number], name: string): boolean => {
    const asked = { ...entity, list: { columns: ['name'], [part]: [name] } }
    return lists.some(
      ({ find }) => find(asked, { [entity.name]: asked, [`${entity.name}Partner`]: searched }, entity.name).length > 0,
    )
  }
  const [columns, ...others] = parts.map(part => names.filter(name => !wrong(part, name)))
  return { columns: columns!, ...Object.fromEntries(others.map((names, at) => [parts[at + 1]!, names])) }
}

/** An entity with fields of which something is said, each wherever the checks let it stand. */
export const groupWith = (name: string, fields: Fields, listed?: readonly string[]): Group => {
  const partner = `${name}Partner`
  const own = (field: Field): Field => {
    const { to, of } = field as Field & { to?: string; of?: string }
    return {
      ...field,
      ...(to === 'pairPartner' ? { to: partner } : {}),
      ...(of === 'pairPart' ? { of: `${name}Part` } : {}),
    } as Field
  }
  const all: Fields = {
    ...common,
    partner: ref(partner, { required: true, on: { remove: 'keep' } }),
    state: choice(['open', 'shut'], { default: 'open' }),
    scale: choice(['large', 'small'], { default: 'small' }),
    born: date(),
    sign: image(),
    ...Object.fromEntries(
      Object.entries(fields).map(([key, field]) => [
        key,
        { ...own(field), ...(field.was === undefined ? {} : { was: `former${key}` }) },
      ]),
    ),
  }
  const followed = followedBy(fields)
  const others = {
    [partner]: {
      ...partnerWith(Object.fromEntries(Object.entries(followed).map(([key, field]) => [key, own(field)]))),
      name: partner,
    },
    [`${name}Part`]: partOf(name),
  }
  const bare: AnyResource = {
    name,
    label: 'name',
    scopedBy: 'hospital',
    calls: {},
    fields: all,
    list: { columns: ['name'] },
    form: [{ section: 'all', fields: Object.keys(all).filter(key => isWritable(all[key]!)) }],
    actions: {
      list: { call: `GET api/${name}` },
      get: {},
      create: {},
      update: { when: { deleted: false } },
      remove: { when: { deleted: false }, set: { deleted: true } },
      options: {},
      shut: { when: { state: 'open' }, set: { state: 'shut' } },
    },
  }
  return { entity: { ...bare, list: listOf(bare, listed ?? Object.keys(all)) }, others }
}

/** What the checks say of an entity with a field, by their numbers. */
const refusalsOf = (type: string, aspects: readonly string[]): readonly string[] => {
  if (isSaidTwice(type, aspects)) return [saidTwice]
  const { entity, others } = groupWith('pairProbe', { probed: fieldWith(type, aspects) }, ['name', 'probed'])
  return idsOf(entity, others)
}

/** Of each type of field, what may be said of it together, and what is refused. */
export const covers = (): ReadonlyMap<string, Cover> =>
  new Map(typeNames.map(type => [type, cover(aspectsOf(type), aspects => refusalsOf(type, aspects))]))

const fieldsAnEntity = 11

/** Entities in which each pair of options that is possible stands at one field of each type that has both. */
export const groups = (all = covers()): readonly Group[] => {
  const fields = [...all].flatMap(([type, { sets, refused }]) =>
    refused.size > 0 && sets.flat().length === 0 ? [] : sets.map(aspects => fieldWith(type, aspects)),
  )
  return Array.from({ length: Math.ceil(fields.length / fieldsAnEntity) }, (_, at) =>
    groupWith(
      `pair${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[at]}`,
      Object.fromEntries(
        fields
          .slice(at * fieldsAnEntity, (at + 1) * fieldsAnEntity)
          .map((field, place) => [`${field.type}${place}`, field]),
      ),
    ),
  )
}

/** What the checks say of a whole group. */
export const mistakes = ({ entity, others }: Group): readonly string[] =>
  [entity, ...Object.values(others)].flatMap(one => idsOf(one, { ...others, [entity.name]: entity }))
