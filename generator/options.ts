import type { AnyResource, Field } from '../resources/core/index.ts'
import { eachLanguage } from './change.ts'
import { textsAt, withText } from './Entity.ts'
import type { Entity } from './Entity.ts'

/** A value of the field with an option called otherwise: by itself, among others, or compared with. */
const valueCalled = (value: unknown, option: string, next: string): unknown => {
  if (Array.isArray(value)) return value.map(one => valueCalled(one, option, next))
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, valueCalled(one, option, next)]))
  return value === option ? next : value
}

/** The entity with an option of a field called otherwise, wherever it is named; the new name is no other option's. */
export const renameOption = (entity: Entity, name: string, option: string, next: string): Entity => {
  const { resource } = entity
  const own = <V>(values: V): V => valueCalled(values, option, next) as V
  const within = <V>(values: { readonly [field: string]: V }): { readonly [field: string]: V } =>
    Object.fromEntries(Object.entries(values).map(([one, value]) => [one, one === name ? own(value) : value]))
  const keys = <V>(all: { readonly [one: string]: V }): { [one: string]: V } =>
    Object.fromEntries(Object.entries(all).map(([one, value]) => [one === option ? next : one, value]))
  const conditions = (field: Field): Field => ({
    ...field,
    ...(field.showWhen ? { showWhen: within(field.showWhen) } : {}),
    ...(field.requiredWhen ? { requiredWhen: within(field.requiredWhen) } : {}),
  })
  const field = resource.fields[name]! as Field & {
    readonly options: readonly string[]
    readonly tones?: { readonly [one: string]: unknown }
  }
  const renamed: Field = {
    ...field,
    options: own(field.options),
    ...(field.default === undefined ? {} : { default: own(field.default) }),
    ...(field.tones ? { tones: keys(field.tones) } : {}),
  } as Field
  const { visibility, list } = resource
  const { board } = list ?? {}
  const changed: AnyResource = {
    ...resource,
    fields: Object.fromEntries(
      Object.entries(resource.fields).map(([one, other]) => [one, conditions(one === name ? renamed : other)]),
    ),
    ...(list && board?.by === name && board.moves
      ? { list: { ...list, board: { ...board, moves: own(board.moves) } } }
      : {}),
    ...(visibility
      ? {
          visibility: {
            ...visibility,
            ...(visibility.when ? { when: within(visibility.when) } : {}),
            ...(visibility.devices
              ? { devices: within(visibility.devices as Readonly<Record<string, readonly string[]>>) }
              : {}),
          },
        }
      : {}),
    actions: Object.fromEntries(
      Object.entries(resource.actions).map(([one, action]) => [
        one,
        {
          ...action,
          ...(action.when ? { when: within(action.when) } : {}),
          ...(action.set ? { set: within(action.set) } : {}),
        },
      ]),
    ),
  }
  return {
    ...entity,
    resource: changed,
    texts: eachLanguage(entity.texts, tree => withText(tree, ['choices', name], keys(textsAt(tree, 'choices', name)))),
  }
}
