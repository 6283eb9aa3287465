import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

/**
 * Where the source of a place in a descriptor stands, as `resources/patients/patient.ts:31:5`; undefined where nobody
 * finds it.
 */
export type PlaceOf = (place: string) => string | undefined

/** A node of a syntax tree: its type, where it begins, and whatever else it has. */
interface Node {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

const nodesIn = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(nodesIn)]

const nameOf = (key: unknown): unknown => (isNode(key) ? (key['name'] ?? key['value']) : undefined)

/**
 * The property of that name in an object, or in the first object that a call takes: `hospital: ref('hospital', { … })`.
 */
const propertyOf = (node: Node, name: string): Node | undefined => {
  if (node.type === 'CallExpression')
    return (node['arguments'] as Node[])
      .filter(isNode)
      .map(argument => propertyOf(argument, name))
      .find(property => property)
  const properties = node.type === 'ObjectExpression' ? (node['properties'] as Node[]) : []
  return properties.find(property => property.type === 'Property' && nameOf(property['key']) === name)
}

/** `12:5` of an offset. */
const lineOf = (source: string, offset: number): string => {
  const before = source.slice(0, offset).split('\n')
  return `${before.length}:${before.at(-1)!.length + 1}`
}

/** The descriptor's own object: what `resource` or `service` is called with under that name. */
const descriptorIn = (program: Node, name: string): Node | undefined =>
  nodesIn(program).find(
    node =>
      node.type === 'ObjectExpression' &&
      nameOf(propertyOf(node, 'name')?.['value']) === name &&
      (propertyOf(node, 'actions') ?? propertyOf(node, 'calls') ?? propertyOf(node, 'fields')) !== undefined,
  )

/** Finds places by reading the sources below `folder` anew: they change while one looks. */
export const descriptorPlaces =
  (folder: string): PlaceOf =>
  place => {
    const [name = '', ...path] = place.split('.')
    const files = readdirSync(join(folder, 'resources'), { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.ts'))
      .sort()
    for (const file of files) {
      const source = readFileSync(join(folder, 'resources', file), 'utf8')
      if (!source.includes(`'${name}'`) && !source.includes(`"${name}"`)) continue
      const descriptor = descriptorIn(parseSync(file, source).program as unknown as Node, name)
      if (!descriptor) continue
      let found = propertyOf(descriptor, 'name')!
      let within: Node = descriptor
      // What stands elsewhere, such as fields that several descriptors share, is told by the line that takes it over.
      for (const key of path) {
        const property = propertyOf(within, key)
        if (!property) break
        found = property
        within = property['value'] as Node
      }
      return `resources/${file.replaceAll('\\', '/')}:${lineOf(source, found.start)}`
    }
    return undefined
  }
