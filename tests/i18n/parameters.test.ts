import { readdirSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import enBrowser from '../../i18n/en/shell/browser.ts'
import enAll from '../../i18n/en/index.ts'
import enImporting from '../../i18n/en/core/importing.ts'
import zhBrowser from '../../i18n/zh/shell/browser.ts'
import zhAll from '../../i18n/zh/index.ts'
import zhImporting from '../../i18n/zh/core/importing.ts'

/** All texts, those included that come with pages of their own, and what the server alone says. */
const zh = { ...zhBrowser, ...zhAll }
const en = { ...enBrowser, ...enAll }

type Tree = { readonly [key: string]: unknown }
type Node = { readonly type: string; readonly [part: string]: unknown }

const flat = (tree: Tree, at = ''): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(tree).map(([key, value]) =>
      typeof value === 'string' ? { [at + key]: value } : flat(value as Tree, `${at}${key}.`),
    ),
  )
const catalogues = [flat({ ...zh, importing: zhImporting }), flat({ ...en, importing: enImporting })] as const
/** Every parameter of a text, in either language; a number that only chooses the plural form is one too. */
const wanted = (key: string): string[] => [
  ...new Set(
    catalogues.flatMap(texts => {
      const text = texts[key] ?? ''
      const isNamed = /^resources\.\w+\.name$/.test(key)
      return [
        ...[...text.matchAll(/%\{(\w+)\}/g)].map(match => match[1]!),
        ...(text.includes('||||') && !isNamed ? ['smart_count'] : []),
      ]
    }),
  ),
]

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
const below = (node: Node): Node[] =>
  Object.values(node).flatMap(value => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []))
const unwrapped = (node: Node | undefined): Node | undefined =>
  node && isNode(node['expression']) && node.type.startsWith('TS') ? unwrapped(node['expression']) : node

/** The keys that an argument can be; undefined where the code alone does not tell. */
const keysOf = (given: Node | undefined): string[] | undefined => {
  const node = unwrapped(given)
  if (node?.type === 'Literal' && typeof node['value'] === 'string') return [node['value']]
  if (node?.type === 'ConditionalExpression') {
    const [one, other] = [keysOf(node['consequent'] as Node), keysOf(node['alternate'] as Node)]
    return one && other && [...one, ...other]
  }
  return undefined
}

/** The parameters of a call; undefined where some are given by a name. */
const parametersOf = (given: Node | undefined): string[] | undefined => {
  const node = unwrapped(given)
  if (!node) return []
  if (node.type !== 'ObjectExpression') return undefined
  const properties = node['properties'] as Node[]
  if (properties.some(property => property.type !== 'Property')) return undefined
  return properties.map(property => String((property['key'] as Node)['name'] ?? (property['key'] as Node)['value']))
}
const optionOf = (given: Node | undefined, name: string): Node | undefined => {
  const properties = (unwrapped(given)?.['properties'] ?? []) as Node[]
  return properties.find(property => (property['key'] as Node | undefined)?.['name'] === name)?.['value'] as
    | Node
    | undefined
}

interface Call {
  readonly at: string
  readonly callee: string
  readonly named: readonly string[]
  readonly parameters: string[] | undefined
}

const namesText = new Set(['translate', 't', 'notify', 'say', 'text'])
/**
 * What is thrown or answered names a text of one part of the catalogues, with its parameters among its options or
 * beside it.
 */
const partOf: ReadonlyMap<string, string> = new Map([
  ['Problem', 'errors'],
  ['message', 'validation'],
])
const calleeOf = (call: Node): string => {
  const callee = call['callee'] as Node
  return String(callee.type === 'MemberExpression' ? (callee['property'] as Node)['name'] : callee['name'])
}

const callsIn = (path: string): Call[] => {
  const source = readFileSync(path, 'utf8')
  const found: Call[] = []
  const walk = (node: Node): void => {
    if (node.type === 'CallExpression') {
      const callee = calleeOf(node)
      const given = node['arguments'] as Node[]
      // The host's own `translate` is told the language first.
      const [key, parameters] = callee === 'translate' && path.startsWith('server/') ? given.slice(1) : given
      const named = namesText.has(callee) ? keysOf(key) : undefined
      if (named)
        found.push({
          at: `${path}:${source.slice(0, Number(node['start'])).split('\n').length}`,
          callee,
          named,
          parameters: parametersOf(callee === 'notify' ? optionOf(parameters, 'messageArgs') : parameters),
        })
    }
    if (node.type === 'CallExpression' || node.type === 'NewExpression') {
      const callee = calleeOf(node)
      const given = node['arguments'] as Node[]
      const part = path.startsWith('src/') ? undefined : partOf.get(callee)
      const [key, parameters] = callee === 'Problem' ? [given[1], optionOf(given[2], 'parameters')] : given
      const named = part === undefined ? undefined : keysOf(key)?.map(name => `${part}.${name}`)
      // What brings texts of its own needs none.
      if (named && !(callee === 'Problem' && optionOf(given[2], 'texts')))
        found.push({
          at: `${path}:${source.slice(0, Number(node['start'])).split('\n').length}`,
          callee: 'translate',
          named,
          parameters: parametersOf(parameters),
        })
    }
    below(node).forEach(walk)
  }
  walk(parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node)
  return found
}

const sources = ['src', 'server', 'domain', 'generator', 'dataProvider', 'resources'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name))
    .map(name => `${folder}/${name}`),
)
const calls = sources.flatMap(callsIn)

describe('a text that the code names', () => {
  it('is there', () => {
    expect(calls.length).toBeGreaterThan(500)
    for (const part of partOf.values())
      expect(calls.filter(({ named }) => named.some(key => key.startsWith(`${part}.`))).length).toBeGreaterThan(100)
    // A text that a call falls back from, `_`, may be missing. What only may be a key, as what is told, is a text
    // already where it is none.
    const named = calls.filter(({ callee, parameters }) => callee === 'translate' && !parameters?.includes('_'))
    expect(
      named.flatMap(({ at, named }) =>
        named.filter(key => !Object.hasOwn(catalogues[0], key)).map(key => `${at} ${key}`),
      ),
    ).toEqual([])
  })

  it('is given all of its parameters', () => {
    const lacking = calls.flatMap(({ at, named, parameters }) =>
      named.flatMap(key => {
        // Whatever says what is wrong says of which field.
        const given = key.startsWith('validation.') ? ['field', ...(parameters ?? [])] : parameters
        const missing = parameters === undefined ? [] : wanted(key).filter(name => !given?.includes(name))
        return missing.length > 0 ? [`${at} ${key}: ${missing.join(', ')}`] : []
      }),
    )
    expect(lacking).toEqual([])
  })
})
