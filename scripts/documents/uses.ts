import { readdirSync } from 'node:fs'
import { sourceOf } from './declarations.ts'
import type { Node, Source } from './declarations.ts'
import { folder } from './examples.ts'

/** Something that an example says: where (`text`, `action`, `list` …), what, and how it is written there. */
export interface Use {
  readonly where: string
  readonly name: string
  readonly written: string
}

const isNode = (value: unknown): value is Node =>
  value !== null && typeof value === 'object' && 'type' in value && 'start' in value

const nameOf = (node: Node | undefined): string => String(node?.['name'] ?? node?.['value'] ?? '')

const propertiesOf = (node: Node | undefined): readonly Node[] =>
  node?.type === 'ObjectExpression'
    ? (node['properties'] as readonly Node[]).filter(({ type }) => type === 'ObjectProperty' || type === 'ObjectMethod')
    : []

const keyOf = (property: Node): string => nameOf(property['key'] as Node)
const valueOf = (property: Node | undefined): Node | undefined => property?.['value'] as Node | undefined

/** An expression without what only the compiler reads of it. */
const bare = (node: Node | undefined): Node | undefined =>
  node?.type.startsWith('TS') && isNode(node['expression']) ? bare(node['expression']) : node

/** All that one example file says. */
const usesIn = (source: Source): readonly Use[] => {
  const found: Use[] = []
  const written = (node: Node): string => source.text.slice(node.start, node.end).replace(/\s+/g, ' ')
  const add = (where: string, name: string, node: Node): void => {
    found.push({ where, name, written: written(node) })
  }
  const each = (where: string, node: Node | undefined): void => {
    for (const property of propertiesOf(node)) add(where, keyOf(property), property)
  }
  const named = (node: Node | undefined, name: string): Node | undefined =>
    bare(valueOf(propertiesOf(node).find(property => keyOf(property) === name)))
  const elements = (node: Node | undefined): readonly Node[] =>
    node?.type === 'ArrayExpression' ? (node['elements'] as readonly Node[]) : []

  const descriptor = (node: Node | undefined): void => {
    each('resource', node)
    each('list', named(node, 'list'))
    each('visibility', named(node, 'visibility'))
    for (const section of elements(named(node, 'form'))) each('form', section)
    for (const action of propertiesOf(named(node, 'actions'))) {
      each('action', bare(valueOf(action)))
      if (named(bare(valueOf(action)), 'input')) fields(named(bare(valueOf(action)), 'input'))
    }
    for (const call of propertiesOf(named(node, 'calls'))) {
      each('call', bare(valueOf(call)))
      fields(named(bare(valueOf(call)), 'output'))
    }
    fields(named(node, 'fields'))
  }

  /** Each option of a field stands with the field as it is declared. */
  const fields = (node: Node | undefined): void => {
    for (const property of propertiesOf(node)) {
      const call = bare(valueOf(property))
      if (call?.type !== 'CallExpression') continue
      const type = nameOf(call['callee'] as Node)
      add('type', type, property)
      for (const given of call['arguments'] as readonly Node[]) {
        // What holds fields of its own is handed them as options are.
        fields(bare(given))
        for (const option of propertiesOf(bare(given))) add(type, keyOf(option), property)
      }
    }
  }

  const call = (node: Node): void => {
    const callee = nameOf(node['callee'] as Node)
    const given = (node['arguments'] as readonly Node[]).map(one => bare(one))
    add('function', callee, node)
    if (callee === 'resource' || callee === 'service') descriptor(given[0])
    if (callee === 'implement') each('hooks', given[2])
    if (callee === 'present') each('present', given[1])
  }

  const look = (node: Node): void => {
    if (node.type === 'CallExpression') call(node)
    if (node.type === 'MemberExpression' && nameOf(node['object'] as Node) === 'context')
      add('context', nameOf(node['property'] as Node), node)
    if (node.type === 'VariableDeclarator') {
      const annotation = ((node['id'] as Node)['typeAnnotation'] as Node | undefined)?.['typeAnnotation'] as
        | Node
        | undefined
      const type = nameOf(annotation?.['typeName'] as Node | undefined)
      if (type !== '') each(type, bare(node['init'] as Node | undefined))
    }
    if (node.type === 'TSSatisfiesExpression') {
      const type = nameOf((node['typeAnnotation'] as Node)['typeName'] as Node | undefined)
      each(type, bare(node['expression'] as Node))
      if (type === 'AnyResource') descriptor(bare(node['expression'] as Node))
      if (type === 'Capability')
        for (const page of propertiesOf(named(bare(node['expression'] as Node), 'pages')))
          each('CustomPage', bare(valueOf(page)))
    }
    for (const value of Object.values(node)) {
      if (Array.isArray(value)) value.filter(isNode).forEach(look)
      else if (isNode(value)) look(value)
    }
  }
  source.body.forEach(look)
  return found
}

/** All that the examples say. */
export const uses = (): readonly Use[] =>
  readdirSync(folder)
    .filter(name => /\.tsx?$/.test(name))
    .flatMap(name => usesIn(sourceOf(`${folder}/${name}`)))
