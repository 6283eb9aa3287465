import type { Field } from '../resources/core/index.ts'
import type { Entity } from './Entity.ts'

/** The entity by another name in code; what refers to it from within goes along. */
export const renameEntity = (entity: Entity, next: string): Entity => {
  const { resource } = entity
  const fields = Object.fromEntries(
    Object.entries(resource.fields).map(([name, field]): [string, Field] => {
      const own = field as Field & { readonly to?: string }
      return [name, own.to === resource.name ? Object.assign({ ...own }, { to: next }) : field]
    }),
  )
  return { ...entity, resource: { ...resource, name: next, fields } }
}
