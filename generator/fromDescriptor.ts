import type { Capability } from '../resources/core/capability.ts'
import { capabilities, registry } from '../resources/index.ts'
import type { Entity } from './Entity.ts'
import { hasRecords } from '../resources/core/fields.ts'

/** The entities that there are. */
export const knownEntities = (): string[] =>
  Object.values(registry)
    .filter(hasRecords)
    .map(({ name }) => name)

/** An entity that there is already, with the texts that its files have. */
export const fromDescriptor = (name: string, texts: Entity['texts']): Entity => ({
  resource: registry[name]!,
  capability:
    Object.entries<Capability>(capabilities).find(([, { resources }]) => Object.hasOwn(resources, name))?.[0] ??
    'patients',
  icon: 'FolderOutlined',
  texts,
})
