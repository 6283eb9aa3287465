import type { AnyCondition } from '../resources/core/condition.ts'
import type { Action, Actions } from '../resources/core/action.ts'
import type { AnyResource, Field, Fields } from '../resources/core/index.ts'
import type { Board, Calendar, Visibility } from '../resources/core/resource.ts'
import type { Rule } from '../resources/core/rules.ts'
import type { Language } from '../i18n/Language.ts'
import { fitsCell, fitsFilter, labelOf, scopeOf } from './begin.ts'
import { sameData } from './sameData.ts'
import { usualReferential, withUsual } from './usual.ts'
import { isWritable } from '../resources/core/fields.ts'
import { textsAt, withText } from './Entity.ts'
import type { Entity, TextTree } from './Entity.ts'

type Texts = Entity['texts']

/** The same texts, each language by itself. */
export const eachLanguage = (texts: Texts, change: (tree: TextTree, language: Language) => TextTree): Texts => ({
  zh: change(texts.zh, 'zh'),
  en: change(texts.en, 'en'),
})

/** The entity with another text in one language. */
export const withWord = (
  entity: Entity,
  language: Language,
  path: readonly string[],
  value: string | undefined,
): Entity => ({ ...entity, texts: { ...entity.texts, [language]: withText(entity.texts[language], path, value) } })

/** What a name is to be called, where it stands: another name, or nothing where it is to be there no longer. */
type Called = (name: string) => string | undefined

const names = <N extends string | undefined>(called: Called, all: readonly N[]): string[] =>
  all.flatMap(name => (name === undefined ? [] : (called(name) ?? [])))

const keys = <T>(called: Called, all: { readonly [name: string]: T }): { [name: string]: T } =>
  Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => {
      // `patient.type` is about the ref `patient`.
      const [own = '', ...hop] = name.split('.')
      const next = called(own)
      return next === undefined ? [] : [[[next, ...hop].join('.'), value] as const]
    }),
  )

/** A condition of which nothing is left is none. */
const condition = (called: Called, one: AnyCondition | undefined): AnyCondition | undefined => {
  const left = one && keys(called, one)
  return left && Object.keys(left).length > 0 ? left : undefined
}

const without = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T

/** What is as it was stays the same thing: whatever was worked out for it, and drawn of it, still holds. */
const kept = <T extends object>(before: T, after: T): T => (sameData(before, after) ? before : after)

const fieldCalled = (called: Called, field: Field): Field => {
  const since = 'since' in field && typeof field.since === 'string' ? { since: called(field.since) ?? '' } : {}
  const within = typeof field.unique === 'object' ? names(called, field.unique.within) : undefined
  const formerBy = 'formerBy' in field && typeof field.formerBy === 'string' ? { formerBy: called(field.formerBy) } : {}
  return kept(
    field,
    without({
      ...field,
      ...since,
      ...formerBy,
      requiredWhen: condition(called, field.requiredWhen),
      showWhen: condition(called, field.showWhen),
      unique: within === undefined ? field.unique : within.length > 0 ? { within } : (true as const),
      follows: field.follows === undefined ? undefined : called(field.follows),
    }),
  )
}

const actionCalled = (called: Called, action: Action): Action =>
  kept(
    action,
    without({
      ...action,
      when: condition(called, action.when),
      ...(action.set ? { set: keys(called, action.set) } : {}),
      ...(action.takes ? { takes: names(called, action.takes) } : {}),
      ...(Array.isArray(action.reauthenticate) ? { reauthenticate: names(called, action.reauthenticate) } : {}),
    }),
  )

const rulesCalled = (called: Called, rules: readonly Rule[]): Rule[] =>
  rules.flatMap(rule => {
    const fields = names(called, rule.fields)
    const at = called(rule.at)
    return fields.length === rule.fields.length && at !== undefined ? [{ ...rule, fields, at } as Rule] : []
  })

const sectionsCalled = (called: Called, form: NonNullable<AnyResource['form']>): NonNullable<AnyResource['form']> =>
  form.map(section => ({ ...section, fields: names(called, section.fields) }))

/** A view by a field that is gone is gone with it. */
const calendarCalled = (called: Called, { start, length, by }: Calendar): Calendar | undefined => {
  const next = called(start)
  return next === undefined
    ? undefined
    : (without({
        start: next,
        length: length === undefined ? undefined : called(length),
        by: by === undefined ? undefined : called(by),
      }) as Calendar)
}

const boardCalled = (called: Called, { by, ...others }: Board): Board | undefined => {
  const next = called(by)
  return next === undefined ? undefined : { by: next, ...others }
}

const listCalled = (called: Called, list: NonNullable<AnyResource['list']>): NonNullable<AnyResource['list']> => {
  const sort = list.sort && called(list.sort[0])
  return without({
    ...list,
    columns: names(called, list.columns),
    ...Object.fromEntries(
      (['card', 'spare', 'filters', 'search', 'totals'] as const).flatMap(part =>
        list[part] ? [[part, names(called, list[part])]] : [],
      ),
    ),
    sort:
      sort === undefined ? undefined : ([sort, list.sort![1], ...(names(called, list.sort!.slice(2)) ?? [])] as const),
    begins:
      list.begins &&
      Object.fromEntries(
        Object.entries(list.begins).flatMap(([name, value]) => {
          const next = called(name)
          return next === undefined ? [] : [[next, value]]
        }),
      ),
    calendar: list.calendar && calendarCalled(called, list.calendar),
    board: list.board && boardCalled(called, list.board),
  })
}

const visibilityCalled = (
  called: Called,
  { when, during, within, roles, staff, along, devices, ...others }: Visibility,
): Visibility => {
  const one = (name: string | undefined): string | undefined => (name === undefined ? undefined : called(name))
  const [from, until] = during ? names(called, during) : []
  return without({
    when: condition(called, when),
    during: from === undefined || until === undefined ? undefined : ([from, until] as const),
    within: one(within),
    roles: one(roles),
    staff: one(staff),
    along: along && names(called, along),
    devices: devices && keys(called, devices),
    ...others,
  })
}

/**
 * The fields, whose records go along with what they refer to as is usual: otherwise where records belong to an
 * organisation than where they belong to none.
 */
const goingAlong = (before: Fields, fields: Fields): Fields => {
  const [had, has] = [scopeOf(before) !== undefined, scopeOf(fields) !== undefined]
  if (had === has) return fields
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { to, on } = field as Field & { readonly to?: string; readonly on?: object }
      return [
        name,
        on !== undefined && sameData({ on }, usualReferential(to, had))
          ? { ...field, ...usualReferential(to, has) }
          : field,
      ]
    }),
  )
}

/** The descriptor with its fields called otherwise, wherever they are named. */
const allCalled = (resource: AnyResource, called: Called): AnyResource => {
  const fields = goingAlong(
    resource.fields,
    Object.fromEntries(
      Object.entries(resource.fields).flatMap(([name, field]) => {
        const next = called(name)
        return next === undefined ? [] : [[next, fieldCalled(called, field)] as const]
      }),
    ),
  )
  const label =
    typeof resource.label === 'string'
      ? (called(resource.label) ?? labelOf(fields) ?? 'name')
      : names(called, resource.label)
  const sealed = typeof resource.erasure === 'object' ? called(resource.erasure.seal) : undefined
  const { about, tells, retention } = resource
  const since = typeof retention === 'object' ? called(retention.since) : undefined
  return withUsual(
    without({
      ...resource,
      fields,
      label,
      scopedBy: called(resource.scopedBy) ?? scopeOf(fields) ?? 'nothing',
      ...(resource.staff ? { staff: names(called, resource.staff) } : {}),
      ...(resource.visibility ? { visibility: visibilityCalled(called, resource.visibility) } : {}),
      ...(resource.list ? { list: listCalled(called, resource.list) } : {}),
      ...(resource.form ? { form: sectionsCalled(called, resource.form) } : {}),
      ...(resource.rules ? { rules: rulesCalled(called, resource.rules) } : {}),
      about: about === undefined ? undefined : called(about),
      tells: tells && names(called, tells),
      retention: typeof retention !== 'object' ? retention : since === undefined ? undefined : { ...retention, since },
      tree: resource.tree === undefined ? undefined : called(resource.tree),
      order: resource.order === undefined ? undefined : called(resource.order),
      actions: Object.fromEntries(
        Object.entries(resource.actions).map(([name, action]) => [name, actionCalled(called, action)]),
      ),
      erasure:
        typeof resource.erasure !== 'object' ? resource.erasure : sealed === undefined ? undefined : { seal: sealed },
    }),
  )
}

const perField = ['fields', 'choices', 'hints', 'items'] as const

const textsCalled = (texts: Texts, called: Called): Texts =>
  eachLanguage(texts, tree => {
    const parts = perField.flatMap(part =>
      tree[part] === undefined ? [] : [[part, keys(called, textsAt(tree, part))] as const],
    )
    return { ...tree, ...Object.fromEntries(parts) }
  })

const withAllCalled = (entity: Entity, called: Called): Entity => ({
  ...entity,
  resource: allCalled(entity.resource, called),
  texts: textsCalled(entity.texts, called),
})

/** The entity with a field called otherwise, wherever it is named; the new name is nobody else's. */
export const renameField = (entity: Entity, name: string, next: string): Entity =>
  withAllCalled(entity, one => (one === name ? next : one))

/** The entity without a field, and without what was said of it elsewhere. */
export const removeField = (entity: Entity, name: string): Entity =>
  withAllCalled(entity, one => (one === name ? undefined : one))

/** The place of what belongs before names that stand at the end: before `createdAt` and `deleted`. */
const withName = (all: readonly string[], name: string, last: readonly string[]): string[] => {
  const at = all.findIndex(one => last.includes(one))
  return all.includes(name) ? [...all] : at < 0 ? [...all, name] : [...all.slice(0, at), name, ...all.slice(at)]
}

const inFields = (fields: Fields, name: string, field: Field): Fields => {
  const entries = Object.entries(fields)
  const at = entries.findIndex(([one]) => one === 'deleted')
  return Object.fromEntries(
    at < 0 ? [...entries, [name, field]] : [...entries.slice(0, at), [name, field], ...entries.slice(at)],
  )
}

/** The form with a field in its last section, or without it: what nobody may fill in stands in none. */
const inForm = (
  form: NonNullable<AnyResource['form']>,
  name: string,
  isThere: boolean,
): NonNullable<AnyResource['form']> =>
  form.map((section, at) => {
    if (!isThere) return { ...section, fields: section.fields.filter(one => one !== name) }
    return at === form.length - 1 && !form.some(({ fields }) => fields.includes(name))
      ? { ...section, fields: [...section.fields, name] }
      : section
  })

/**
 * The first reference to an organisation is the row scope, and a row of no organisation would be seen by hardly
 * anybody.
 */
const asScope = (fields: Fields, name: string, field: Field): Field => {
  const before = scopeOf(fields)
  return (before === undefined || before === name) && scopeOf({ [name]: field }) !== undefined
    ? { ...field, required: true }
    : field
}

/** The entity with a field more: in the form, and in list and filters where it fits. */
export const addField = (
  { resource, ...entity }: Entity,
  name: string,
  added: Field,
  words: Readonly<Record<Language, string>>,
): Entity => {
  const { list, form } = resource
  const field = asScope(resource.fields, name, added)
  const fields = goingAlong(resource.fields, inFields(resource.fields, name, field))
  return {
    ...entity,
    resource: withUsual({
      ...resource,
      fields,
      scopedBy: resource.scopedBy === 'nothing' ? (scopeOf(fields) ?? 'nothing') : resource.scopedBy,
      ...(list
        ? {
            list: {
              ...list,
              columns: fitsCell(field) ? withName(list.columns, name, ['createdAt']) : list.columns,
              filters: fitsFilter(name, field)
                ? withName(list.filters ?? [], name, ['createdAt', 'deleted'])
                : list.filters,
            },
          }
        : {}),
      ...(form ? { form: inForm(form, name, isWritable(field)) } : {}),
    }),
    texts: eachLanguage(entity.texts, (tree, language) =>
      withText(
        tree,
        ['fields'],
        Object.fromEntries(
          Object.entries(
            inFields(textsAt(tree, 'fields') as unknown as Fields, name, words[language] as unknown as Field),
          ),
        ) as unknown as TextTree,
      ),
    ),
  }
}

/** The entity with a field that says something else. Where its type changes, it keeps no place that it does not fit. */
export const changeField = (entity: Entity, name: string, changed: Field): Entity => {
  const { resource } = entity
  const before = resource.fields[name]
  const field = before?.type === changed.type ? changed : asScope(resource.fields, name, changed)
  const { list } = resource
  const fields = goingAlong(resource.fields, { ...resource.fields, [name]: field })
  const leave = (all: readonly string[] | undefined, fits: boolean): string[] | undefined =>
    all && (fits ? [...all] : all.filter(one => one !== name))
  const isOther = before?.type !== field.type
  // Words of options that are gone would be of nothing.
  const options = 'options' in field && Array.isArray(field.options) ? field.options.map(String) : []
  const spoken = (tree: TextTree): TextTree => {
    const left = Object.entries(textsAt(tree, 'choices', name)).filter(([option]) => options.includes(option))
    return Object.hasOwn(textsAt(tree, 'choices'), name)
      ? withText(tree, ['choices', name], left.length > 0 ? Object.fromEntries(left) : undefined)
      : tree
  }
  return {
    ...entity,
    texts: eachLanguage(entity.texts, spoken),
    resource: withUsual({
      ...resource,
      fields,
      scopedBy:
        resource.scopedBy === name || resource.scopedBy === 'nothing'
          ? (scopeOf(fields) ?? 'nothing')
          : resource.scopedBy,
      ...(resource.form && before && isWritable(before) !== isWritable(field)
        ? { form: inForm(resource.form, name, isWritable(field)) }
        : {}),
      label: isOther && resource.label === name ? (labelOf(fields) ?? name) : resource.label,
      ...(list && isOther
        ? {
            list: without({
              ...list,
              columns: fitsCell(field) ? withName(list.columns, name, ['createdAt']) : leave(list.columns, false)!,
              filters: fitsFilter(name, field)
                ? withName(list.filters ?? [], name, ['createdAt', 'deleted'])
                : leave(list.filters, false),
              search: leave(list.search, field.type === 'text'),
              totals: leave(list.totals, false),
            }),
          }
        : {}),
    }),
  }
}

/** The entity with a field at another place among its fields, and in its form. */
export const moveField = (entity: Entity, name: string, by: -1 | 1): Entity => {
  const { resource } = entity
  const entries = Object.entries(resource.fields)
  const at = entries.findIndex(([one]) => one === name)
  const other = entries[at + by]?.[0]
  if (at < 0 || other === undefined || other === 'deleted') return entity
  const swapped = <T>(all: readonly T[], one: T, two: T): T[] =>
    all.map(each => (each === one ? two : each === two ? one : each))
  return {
    ...entity,
    resource: {
      ...resource,
      fields: Object.fromEntries(
        swapped(
          entries.map(([one]) => one),
          name,
          other,
        ).map(one => [one, resource.fields[one]!]),
      ),
      ...(resource.form
        ? {
            form: resource.form.map(section =>
              section.fields.includes(name) && section.fields.includes(other)
                ? { ...section, fields: swapped(section.fields, name, other) }
                : section,
            ),
          }
        : {}),
      ...(resource.list
        ? {
            list: {
              ...resource.list,
              columns:
                resource.list.columns.includes(name) && resource.list.columns.includes(other)
                  ? swapped(resource.list.columns, name, other)
                  : resource.list.columns,
            },
          }
        : {}),
    },
  }
}

/** The entity with another declaration of the descriptor itself. */
export const withResource = (entity: Entity, change: Partial<AnyResource>): Entity => ({
  ...entity,
  resource: without({ ...entity.resource, ...change }),
})

type List = NonNullable<AnyResource['list']>

/** The entity with another list; what says nothing any longer is left out. */
export const changeList = (entity: Entity, change: (list: List) => List): Entity =>
  entity.resource.list ? withResource(entity, { list: without(change(entity.resource.list)) }) : entity

/** The entity with other actions. */
export const withActions = (entity: Entity, actions: Actions): Entity => withResource(entity, { actions })
