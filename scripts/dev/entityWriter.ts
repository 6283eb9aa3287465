import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { checkEntity } from '../../generator/check.ts'
import type { Entity } from '../../generator/Entity.ts'
import { filesOf, inTheWay } from '../../generator/files.ts'
import { format } from '../asking/format.ts'
import { capabilities } from '../../resources/index.ts'

/** Where the page of the code generator asks the development server, and no other server answers. */
const paths = ['/__generator/look', '/__generator/write'] as const

const mostBytes = 1_000_000

/**
 * Whether the page of this very server asks, by a name of this machine: another page in the same browser must not write
 * files, wherever its name leads.
 */
const isOwn = (
  { headers: { origin = '', host, 'content-type': type = '' } }: IncomingMessage,
  known: readonly string[],
): boolean =>
  URL.canParse(origin) &&
  new URL(origin).host === host &&
  known.includes(new URL(origin).hostname) &&
  /^application\/json\b/.test(type)

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += (part as Buffer).length
    if (size > mostBytes) throw new TypeError('too large')
    parts.push(part as Buffer)
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8'))
}

const isTexts = (value: unknown): value is Entity['texts'] =>
  value !== null &&
  typeof value === 'object' &&
  ['zh', 'en'].every(language => typeof (value as Readonly<Record<string, unknown>>)[language] === 'object')

/** The entity that was sent, or why it is none that could be written. */
const entityOf = (sent: unknown): Entity | string => {
  const { resource, capability, icon, texts } = (sent ?? {}) as Partial<Record<keyof Entity, unknown>>
  const checked = checkEntity(resource)
  if ('problem' in checked) return checked.problem
  if (typeof capability !== 'string' || !Object.hasOwn(capabilities, capability))
    return `${String(capability)} is no capability`
  if (
    typeof icon !== 'string' ||
    !/^[A-Z]\w*$/.test(icon) ||
    !existsSync(`node_modules/@mui/icons-material/${icon}.js`)
  )
    return `${String(icon)} is no icon`
  return isTexts(texts) ? { resource: checked.resource, capability, icon, texts } : 'There are no texts'
}

const before = (root: string, file: string): string | null =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null

/** Shows what an entity would change in the tree, and writes it there. */
export const entityWriter =
  (root: string, host: string) =>
  async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const path = paths.find(one => one === request.url)
    if (!path || request.method !== 'POST') return next()
    const answer = (status: number, body: unknown): void =>
      void response
        .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
        .end(JSON.stringify(body))
    if (!isOwn(request, ['localhost', '127.0.0.1', '[::1]', host]))
      return answer(403, { message: 'Only pages of this server write files' })
    try {
      const entity = entityOf(await bodyOf(request))
      if (typeof entity === 'string') return answer(400, { message: entity })
      const other = inTheWay(entity, file => existsSync(join(root, file)))
      if (other !== undefined) return answer(400, { message: `There is ${other} already` })
      const files = filesOf(entity, file => readFileSync(join(root, file), 'utf8'))
        .map(([file, after]) => ({ file, before: before(root, file), after }))
        .filter(one => one.before !== one.after)
      if (path === '/__generator/write') {
        // Indexes name what has to be there by then.
        for (const { file, after } of files) {
          mkdirSync(dirname(join(root, file)), { recursive: true })
          writeFileSync(join(root, file), after)
        }
        format(
          files.map(({ file }) => file),
          root,
        )
      }
      answer(200, files)
    } catch (error) {
      answer(400, { message: error instanceof Error ? error.message : String(error) })
    }
  }
