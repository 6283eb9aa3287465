import type { BenchRequest } from './requests.ts'
import type { BenchServer } from './servers.ts'

interface Page {
  readonly content: readonly Readonly<Record<string, unknown>>[]
  readonly totalElements?: number
  readonly totalIsMinimum?: boolean
}

const read = async ({ url, token }: BenchServer, path: string): Promise<unknown> => {
  const reply = await fetch(url + path, {
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }) },
  })
  if (!reply.ok) throw new Error(`${url}${path} was answered with ${reply.status}`)
  return reply.json()
}

const keys = (record: object | undefined): string =>
  Object.keys(record ?? {})
    .sort()
    .join()

/**
 * Throws unless both servers answer a request with the same records in the same order, with the same fields and total.
 */
export const requireSameAnswers = async (
  request: BenchRequest,
  ours: BenchServer,
  counting: BenchServer,
): Promise<void> => {
  const { method, path } = request.next()
  if (method !== 'GET') return
  const [mine, theirs] = await Promise.all([read(ours, path), read(counting, path)])
  if (request.kind === 'get') {
    if (keys(mine as object) !== keys(theirs as object))
      throw new Error(`${path}: ${keys(mine as object)} is not ${keys(theirs as object)}`)
    return
  }
  const [page, other] = [mine as Page, theirs as Page]
  const ids = (one: Page): string => one.content.map(record => record['id']).join()
  if (ids(page) !== ids(other)) throw new Error(`${path}: the records ${ids(page)} are not ${ids(other)}`)
  if (keys(page.content[0]) !== keys(other.content[0]))
    throw new Error(`${path}: ${keys(page.content[0])} is not ${keys(other.content[0])}`)
  if (!page.totalIsMinimum && page.totalElements !== other.totalElements)
    throw new Error(`${path}: ${page.totalElements} rows are not ${other.totalElements}`)
}
