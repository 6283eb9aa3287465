import { createDataProvider } from '../../dataProvider/index.ts'
import { registry, reports } from '../../resources/index.ts'
import { hasRecords } from '../../resources/core/fields.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { firstPage } from '../core/list/firstPage.ts'
import { hasPage } from '../../resources/core/statistics/index.ts'
import type { AnyReport } from '../../resources/core/statistics/index.ts'
import type { ListCall } from './listToShow.ts'

/** What the page of a list first asks its provider for. */
export const firstRequest = (resource: AnyResource) => {
  const { perPage, sort, filter } = firstPage(resource)
  return { pagination: { page: 1, perPage }, sort, filter }
}

/** A tree asks for its records in another way. */
const hasRows = (resource: AnyResource): boolean =>
  hasRecords(resource) &&
  !resource.singleton &&
  !resource.tree &&
  resource.list !== undefined &&
  resource.actions['list'] !== undefined

/** The call by which a resource's list is first asked for. */
const callOf = async (resource: AnyResource): Promise<ListCall> => {
  let asked: ListCall | undefined
  const provider = createDataProvider({
    host: '',
    token: () => undefined,
    language: () => 'zh',
    fetch: async (url, init) => {
      const range = new Headers(init?.headers).get('Range')
      asked = { path: String(url).replace(/^\//, ''), headers: range === null ? {} : { Range: range } }
      return new Response('[]', { headers: { 'Content-Type': 'application/json', 'Content-Range': 'items 0-0/0' } })
    },
  })
  await provider.getList(resource.name, firstRequest(resource)).catch(() => undefined)
  if (!asked) throw new Error(`The list of ${resource.name} asks for nothing`)
  return asked
}

/** The calls of all lists, by resource. */
export const listCalls = async (): Promise<Record<string, ListCall>> =>
  Object.fromEntries(
    await Promise.all(
      Object.values(registry)
        .filter(hasRows)
        .map(async resource => [resource.name, await callOf(resource)] as const),
    ),
  )

/** The names of the reports that have a page of their own. */
export const reportPages: readonly string[] = Object.values<AnyReport>(reports)
  .filter(hasPage)
  .map(({ name }) => name)
