import { registry } from '../resources/index.ts'
import { languages } from '../i18n/Language.ts'
import type { Language } from '../i18n/Language.ts'
import { descriptorSource } from './descriptorSource.ts'
import { withIcon } from './edits.ts'
import type { Entity } from './Entity.ts'
import { namedAs, withGuide, withResource, withTexts } from './register.ts'
import { textsSource } from './textsSource.ts'

/** A file and what is to stand in it. */
export type Written = readonly [file: string, content: string]

/** How a file of the tree is read that is there already. */
export type Read = (file: string) => string

/** The folder of a name in lower case, as migrations are called. */
export const migrationName = (name: string): string =>
  `add-${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`

const ownPaths = ({ resource: { name }, capability }: Pick<Entity, 'capability' | 'resource'>): string[] => [
  `resources/${capability}/${name}.ts`,
  ...languages.map(language => `i18n/${language}/${capability}/${name}.ts`),
]

/** A file of something else that stands where a new entity of that name would be written. */
export const inTheWay = (
  entity: Pick<Entity, 'capability' | 'resource'>,
  isThere: (file: string) => boolean,
): string | undefined => (Object.hasOwn(registry, entity.resource.name) ? undefined : ownPaths(entity).find(isThere))

/** The files that an entity has to itself. */
export const ownFiles = (entity: Entity): Written[] => {
  const [descriptor, ...texts] = ownPaths(entity)
  return [
    [descriptor!, descriptorSource(entity.resource)],
    ...languages.map((language, at) => [texts[at]!, textsSource(entity, language)] as const),
  ]
}

const icons = 'src/shell/layout/moreIcons.tsx'

const guidesIn = (language: Language, capability: string): string => `i18n/${language}/${capability}/guides.ts`

/** Capabilities whose texts come in two parts: those of a new page come with it, not with the first lists. */
const inParts = ['clinic', 'content', 'system', 'times']

const textsIn = (language: Language, capability: string): string =>
  `i18n/${language}/${capability}/${inParts.includes(capability) ? 'later' : 'index'}.ts`

/** Pages of lists say what they are for. */
const isListed = ({ actions }: Entity['resource']): boolean => actions['list'] !== undefined

/** The files that an entity has a line in, and needs one yet. */
export const sharedFiles = ({ capability, resource }: Pick<Entity, 'capability' | 'resource'>): string[] =>
  Object.hasOwn(registry, resource.name)
    ? []
    : [
        `resources/${capability}/index.ts`,
        ...languages.flatMap(language => [
          textsIn(language, capability),
          ...(isListed(resource) ? [guidesIn(language, capability)] : []),
        ]),
        icons,
      ]

/** Those files with its lines in them. */
export const editedFiles = (entity: Entity, read: Read): Written[] =>
  sharedFiles(entity).map(file => {
    const named = namedAs(entity)
    const guided = languages.find(language => file === guidesIn(language, entity.capability))
    if (guided) return [file, withGuide(read(file), entity, guided)]
    return [
      file,
      file === icons
        ? withIcon(read(file), named)
        : file.startsWith('i18n/')
          ? withTexts(read(file), named)
          : withResource(read(file), named),
    ]
  })

/**
 * All files of an entity with their contents. Throws where one that is there does not look as expected, so that nothing
 * is written then.
 */
export const filesOf = (entity: Entity, read: Read): Written[] => [...ownFiles(entity), ...editedFiles(entity, read)]
