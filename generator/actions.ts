import type { Action } from '../resources/core/action.ts'
import { deletable, deletion } from '../resources/core/deletion.ts'
import { longText } from '../resources/core/index.ts'
import type { AnyResource } from '../resources/core/index.ts'
import { isFlag } from '../resources/core/typeOf.ts'
import { eachLanguage, removeField, withActions } from './change.ts'
import { textsAt, withText } from './Entity.ts'
import type { Entity } from './Entity.ts'
import { ownWords } from './words.ts'

const without = (entity: Entity, name: string): Entity =>
  withActions(entity, Object.fromEntries(Object.entries(entity.resource.actions).filter(([one]) => one !== name)))

/** The entity with one of the actions that every entity may have, or without it. */
export const putStandard = (entity: Entity, name: 'create' | 'update' | 'options', isThere: boolean): Entity => {
  if (!isThere) return without(entity, name)
  const usual: Action = name === 'update' && 'deleted' in entity.resource.fields ? { when: { deleted: false } } : {}
  const { actions } = entity.resource
  // They stand in the order in which descriptors have them.
  const order = ['list', 'get', 'options', 'create', 'update']
  const all = { ...actions, [name]: usual }
  return withActions(
    entity,
    Object.fromEntries(
      Object.entries(all).sort(([one], [other]) => {
        const [a, b] = [order.indexOf(one), order.indexOf(other)]
        return (a < 0 ? order.length : a) - (b < 0 ? order.length : b)
      }),
    ),
  )
}

/** How records are deleted: so that they can be recovered, for good, or not at all. */
export type DeletionKind = 'logical' | 'final' | 'none'

export const deletionKind = ({ actions, fields }: AnyResource): DeletionKind =>
  actions['remove'] === undefined ? 'none' : isFlag(fields['deleted']) ? 'logical' : 'final'

/** The entity whose records are deleted in another way. */
export const withDeletion = (entity: Entity, kind: DeletionKind): Entity => {
  const bare = without(without(removeField(entity, 'deleted'), 'remove'), 'recover')
  const plain: Entity = {
    ...bare,
    texts: eachLanguage(bare.texts, tree =>
      withText(withText(tree, ['actions', 'recover'], undefined), ['done', 'recover'], undefined),
    ),
  }
  if (kind === 'none') return plain
  if (kind === 'final')
    return withActions(plain, { ...plain.resource.actions, remove: { bulk: true, tone: 'critical', confirm: true } })
  const { resource } = plain
  const {
    list,
    actions: { update, ...others },
  } = resource
  return {
    ...plain,
    resource: {
      ...resource,
      fields: { ...resource.fields, ...deletable },
      ...(list ? { list: { ...list, filters: [...(list.filters ?? []), 'deleted'] } } : {}),
      actions: {
        ...others,
        ...(update ? { update: { ...update, when: { ...update.when, deleted: false } } } : {}),
        ...deletion({ bulk: true }),
      },
    },
    texts: eachLanguage(plain.texts, (tree, language) =>
      withText(
        withText(
          withText(tree, ['fields', 'deleted'], ownWords[language].deleted),
          ['actions', 'recover'],
          ownWords[language].recover,
        ),
        ['done', 'recover'],
        ownWords[language].recovered,
      ),
    ),
  }
}

/** The entity with another action of its own. */
export const changeAction = (entity: Entity, name: string, says: Action): Entity =>
  withActions(entity, {
    ...entity.resource.actions,
    [name]: Object.fromEntries(Object.entries(says).filter(([, value]) => value !== undefined)),
  })

/** The entity with an action more, which does nothing yet. */
export const addAction = (entity: Entity): Entity => {
  const { actions } = entity.resource
  const name = Array.from({ length: Object.keys(actions).length + 1 }, (_, at) => `action${at + 1}`).find(
    one => !Object.hasOwn(actions, one),
  )!
  return changeAction(entity, name, {
    ...('deleted' in entity.resource.fields ? { when: { deleted: false } } : {}),
    set: {},
  })
}

/** The entity with an action that asks for a reason, beside whatever else it asks for, or for none. */
export const withReason = (entity: Entity, name: string, isAsked: boolean): Entity => {
  const { input = {}, audit = [], ...action } = entity.resource.actions[name]!
  const { reason: _, ...besides } = input
  const asked = isAsked ? { ...besides, reason: longText({ required: true, max: 200 }) } : besides
  const told = [...audit.filter(one => one !== 'reason'), ...(isAsked ? ['reason'] : [])]
  const next = changeAction(entity, name, {
    ...action,
    input: Object.keys(asked).length > 0 ? asked : undefined,
    audit: told.length > 0 ? told : undefined,
  })
  return {
    ...next,
    texts: eachLanguage(next.texts, (tree, language) => {
      const words = withText(
        textsAt(tree, 'inputs', name, 'fields'),
        ['reason'],
        isAsked ? ownWords[language].reason : undefined,
      )
      return withText(
        tree,
        ['inputs', name],
        Object.keys(asked).length > 0 ? { ...textsAt(tree, 'inputs', name), fields: words } : undefined,
      )
    }),
  }
}

const perAction = ['actions', 'done', 'confirms', 'inputs', 'outputs'] as const

/** The entity with an action called otherwise, or without it. */
export const renameAction = (entity: Entity, name: string, next: string | undefined): Entity => {
  const keys = <T>(all: { readonly [name: string]: T }): { [name: string]: T } =>
    Object.fromEntries(
      Object.entries(all).flatMap(([one, value]) =>
        one !== name ? [[one, value]] : next === undefined ? [] : [[next, value]],
      ),
    )
  const { list } = entity.resource
  const { moves, ...board } = list?.board ?? { by: '' }
  const moved = moves && keys(moves)
  const shown =
    list && moves
      ? {
          ...entity,
          resource: {
            ...entity.resource,
            list: { ...list, board: { ...board, ...(moved && Object.keys(moved).length > 0 ? { moves: moved } : {}) } },
          },
        }
      : entity
  const renamed = withActions(shown, keys(entity.resource.actions))
  return {
    ...renamed,
    texts: eachLanguage(entity.texts, tree => ({
      ...tree,
      ...Object.fromEntries(
        perAction.flatMap(part => (tree[part] === undefined ? [] : [[part, keys(textsAt(tree, part))]])),
      ),
    })),
  }
}
