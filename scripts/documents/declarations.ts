import { readFileSync } from 'node:fs'
import { parse } from '@babel/parser'
import type { ParserPlugin } from '@babel/parser'

/** A node of the syntax tree, as far as it is looked at here. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly leadingComments?: readonly { readonly type: string; readonly value: string }[] | null
  readonly [more: string]: unknown
}

export interface Source {
  readonly file: string
  readonly text: string
  readonly body: readonly Node[]
}

/** A file as a syntax tree with its comments. Throws where it is not well-formed. */
export const sourceOf = (file: string): Source => {
  const text = readFileSync(file, 'utf8')
  const plugins: ParserPlugin[] = ['typescript', ...(file.endsWith('x') ? ['jsx' as const] : [])]
  return { file, text, body: parse(text, { sourceType: 'module', plugins }).program.body as unknown as readonly Node[] }
}

/** What can be said of something: the name, its type or what is handed to it, and what its comment says. */
export interface Declared {
  readonly name: string
  readonly type: string
  readonly text: string
  readonly isRequired: boolean
}

/** A text on one line, as a cell of a table takes it. */
const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The last comment of documentation before a node, without its frame, tags and links. */
const commentOf = (node: Node): string => {
  const last = node.leadingComments?.findLast(({ type, value }) => type === 'CommentBlock' && value.startsWith('*'))
  return onOneLine(
    (last?.value ?? '')
      .split('\n')
      .map(line => line.trim().replace(/^\*+/, ''))
      .join(' ')
      .replace(/@example[^]*$/, '')
      .replace(/\{@link ([\w.]+)\}/g, '`$1`'),
  )
}

const textOf = ({ text }: Source, { start, end }: Node): string => text.slice(start, end)

/** What stands at the top of a file, exported or not, with the comment of the whole statement. */
const statements = ({ body }: Source): readonly Node[] =>
  body.map(statement => {
    const declaration = statement['declaration'] as Node | null | undefined
    return statement.type === 'ExportNamedDeclaration' && declaration
      ? ({ ...declaration, leadingComments: statement.leadingComments } as Node)
      : statement
  })

const nameOf = (node: Node | undefined): string => {
  const key = (node?.['key'] ?? node?.['id'] ?? node) as Node | undefined
  return String(key?.['name'] ?? key?.['value'] ?? '')
}

/** Members of an interface, or of a type that is one object. */
const bodyOf = (node: Node): readonly Node[] => {
  if (node.type === 'TSInterfaceDeclaration') return (node['body'] as Node)['body'] as readonly Node[]
  const written = node['typeAnnotation'] as Node
  const types =
    written.type === 'TSUnionType' || written.type === 'TSIntersectionType'
      ? (written['types'] as readonly Node[])
      : [written]
  return types.flatMap(type => (type.type === 'TSTypeLiteral' ? (type['members'] as readonly Node[]) : []))
}

const memberOf = (source: Source, member: Node): Declared => {
  const annotation = member['typeAnnotation'] as Node | undefined
  const type =
    member.type === 'TSMethodSignature'
      ? textOf(source, member).replace(/^(readonly )?\w+\??/, '')
      : annotation
        ? textOf(source, annotation['typeAnnotation'] as Node)
        : ''
  return {
    name: nameOf(member),
    type: onOneLine(type).replace(/\breadonly /g, ''),
    text: commentOf(member),
    isRequired: member['optional'] !== true,
  }
}

/** The type of that name. Throws where the file has none. */
const typeNamed = (source: Source, name: string): Node => {
  const found = statements(source).find(
    node => ['TSInterfaceDeclaration', 'TSTypeAliasDeclaration'].includes(node.type) && nameOf(node) === name,
  )
  if (!found) throw new Error(`${source.file} has no type ${name}`)
  return found
}

/** What a type lets one say: its own members, without those of the types that it extends. */
export const membersOf = (source: Source, name: string): readonly Declared[] =>
  bodyOf(typeNamed(source, name)).map(member => memberOf(source, member))

/** Whether the file has a type of that name. */
export const hasType = (source: Source, name: string): boolean =>
  statements(source).some(
    node => ['TSInterfaceDeclaration', 'TSTypeAliasDeclaration'].includes(node.type) && nameOf(node) === name,
  )

/** The types that an interface extends, by name. */
export const extendedBy = (source: Source, name: string): readonly string[] =>
  ((typeNamed(source, name)['extends'] ?? []) as readonly Node[]).map(one => nameOf(one['expression'] as Node))

/** What a member of a type lets one say that is an object, or a list of them, itself. */
export const within = (source: Source, type: string, member: string): readonly Declared[] => {
  const found = bodyOf(typeNamed(source, type)).find(one => nameOf(one) === member)
  const literals: Node[] = []
  const look = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return
    if (Array.isArray(node)) return node.forEach(look)
    const one = node as Node
    if (one.type === 'TSTypeLiteral') literals.push(one)
    else Object.values(one).forEach(look)
  }
  look(found?.['typeAnnotation'])
  if (literals.length === 0) throw new Error(`${source.file}: ${type}.${member} is no object`)
  return (literals[0]!['members'] as readonly Node[]).map(one => memberOf(source, one))
}

/** A function of that name that is a constant of the file: what is handed to it, and what its comment says. */
export const functionNamed = (source: Source, name: string): Declared => {
  for (const statement of statements(source)) {
    for (const declarator of (statement['declarations'] ?? []) as readonly Node[]) {
      const init = declarator['init'] as Node | undefined
      if (nameOf(declarator) !== name || init?.type !== 'ArrowFunctionExpression') continue
      const parameters = (init['params'] as readonly Node[]).map(parameter => {
        const target = (
          parameter.type === 'AssignmentPattern' ? parameter['left'] : (parameter['argument'] ?? parameter)
        ) as Node
        return `${parameter.type === 'RestElement' ? '…' : ''}${nameOf(target)}${parameter.type === 'AssignmentPattern' ? '?' : ''}`
      })
      return { name, type: `${name}(${parameters.join(', ')})`, text: commentOf(statement), isRequired: true }
    }
  }
  throw new Error(`${source.file} has no function ${name}`)
}
