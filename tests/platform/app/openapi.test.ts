import { describe, expect, it } from 'vitest'
import { registry } from '../../../resources/index.ts'
import { operationsOf, pathParameters } from '../../../resources/core/calls.ts'
import { typeOf } from '../../../resources/core/typeOf.ts'
import { requestLines } from '../../../resources/core/personal.ts'
import { apiDocument } from '../../../server/core/openapi/document.ts'

const resources = Object.values(registry)
const document = apiDocument(resources, 'en')

type Node = { readonly [key: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Every node of the document, depth first. */
function* nodes(value: unknown): Generator<Node> {
  if (!isNode(value)) return
  yield value
  for (const child of Object.values(value)) yield* nodes(child)
}

const resolve = (pointer: string): unknown =>
  pointer
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((at, key) => (isNode(at) ? at[key] : undefined), document)

const calls = resources.flatMap(resource =>
  Object.keys(operationsOf(resource)).flatMap(name =>
    requestLines(resource, name).map(
      (line, at) => [`${resource.name}.${name}${at === 0 ? '' : 'Query'}`, line] as const,
    ),
  ),
)
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

describe('API document', () => {
  it('resolves every reference', () => {
    const references = [...nodes(document)].map(node => node['$ref']).filter(reference => typeof reference === 'string')
    expect(references.length).toBeGreaterThan(100)
    expect(references.filter(reference => resolve(reference) === undefined)).toEqual([])
  })

  it.each(calls)('describes %s', (id, line) => {
    const operation = document.paths[`/${line.template.replace(/\/$/, '')}`]?.[line.method.toLowerCase()]
    expect(operation?.operationId).toBe(id)
  })

  it('describes nothing else, and nothing twice', () => {
    expect(operations).toHaveLength(calls.length)
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(calls.length)
  })

  it('declares each path parameter exactly once, and each parameter once', () => {
    for (const { path, operation } of operations) {
      const inPath = operation.parameters.flatMap(parameter =>
        'in' in parameter && parameter.in === 'path' ? [parameter.name] : [],
      )
      expect(inPath.sort(), path).toEqual(pathParameters(path).sort())
      const names = operation.parameters.map(parameter =>
        'name' in parameter ? `${parameter.in} ${parameter.name}` : parameter.$ref,
      )
      expect(new Set(names).size, `${path}: ${names.join()}`).toBe(names.length)
    }
  })

  it('has no body where a method takes none, and schemas of known types only', () => {
    const types = new Set(['object', 'array', 'string', 'integer', 'number', 'boolean', 'null'])
    for (const { method, operation } of operations)
      if (method === 'get' || method === 'delete') expect(operation.requestBody).toBeUndefined()
    for (const { type } of nodes(document.components['schemas'])) {
      if (typeof type === 'string') expect(types).toContain(type)
    }
  })

  it('says of everything that calls answer what it consists of', () => {
    const shapeless = resources.flatMap(resource =>
      Object.entries(operationsOf(resource))
        .filter(([, { report }]) => report === undefined)
        .flatMap(([name, { output = {} }]) =>
          Object.entries(output)
            .filter(([, field]) => Object.keys(typeOf(field).json(field)).length === 0)
            .map(([field]) => `${resource.name}.${name}.${field}`),
        ),
    )
    // Menus within menus, to any depth, what a page keeps of itself, and values by the names of whatever fields an
    // import fills. What a report answers follows from what it arranges.
    expect([...new Set(shapeless.map(one => one.replace(/^\w+\.import\w*/, 'import')))].sort()).toEqual([
      'import.fixed',
      'menu.build.children',
      'menu.tree.children',
      'savedView.ofPage.state',
    ])
  })

  it('never describes a secret as an answer, and says what a call needs', () => {
    const operator = document.components['schemas']?.['Operator'] as { properties: Node; required: string[] }
    expect(Object.keys(operator.properties)).toEqual(
      expect.arrayContaining(['id', 'version', 'username', 'hospitalLabel', 'createdByLabel']),
    )
    expect(JSON.stringify(document.paths['/api/operator']?.['post']?.description)).toContain('operator:create')
    expect(document.paths['/auth/login']?.['post']?.security).toEqual([])
    expect(JSON.stringify(document.components['schemas']?.['Patient'])).not.toContain('password')
  })

  it('has a text for every key, in both languages', () => {
    for (const language of ['zh', 'en'] as const) {
      const texts = [...nodes(apiDocument(resources, language))]
        .flatMap(node => [node['summary'], node['description']])
        .filter(text => typeof text === 'string')
      expect(texts.filter(text => /\b(resources|actions|errors|app)\.\w+/.test(text))).toEqual([])
    }
  })
})
