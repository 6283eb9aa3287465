import type {
  GetListParams,
  GetListResult,
  GetManyParams,
  GetManyReferenceParams,
  GetManyReferenceResult,
  GetManyResult,
  GetOneParams,
  GetOneResult,
  SortPayload,
} from 'react-admin'
import type { Language } from '../i18n/Language.ts'
import { operationNamed } from '../resources/core/calls.ts'
import { labelName } from '../resources/core/label.ts'
import { isLogicallyDeleted } from '../resources/core/fields.ts'
import type { AnyResource } from '../resources/core/resource.ts'
import { chunks } from './chunks.ts'
import { asOptions, asRecord } from './Dialect.ts'
import type { CallOptions, Dialect, ListQuery, Values } from './Dialect.ts'
import type { HttpClient } from './httpClient.ts'
import type { Id } from './HttpError.ts'
import { runAction, streamAction, toListInput } from './irregular.ts'
import { readList, toListResult } from './listReply.ts'
import { sortable, toFilter, toSort } from './query.ts'
import { refuseUnknownFilters } from './refuseUnknownFilters.ts'

export interface Setting {
  readonly http: HttpClient
  readonly language: () => Language
  /** The resource of that name; throws where there is none. */
  readonly find: (name: string) => AnyResource
  readonly dialectOf: (resource: AnyResource) => Dialect
  /** Whether a filter that a list does not declare is refused before it is sent. */
  readonly strict: boolean
}

export interface ExportParams {
  readonly format?: 'csv' | 'xlsx'
  /** Fields in their order; the list's columns where nothing is said. */
  readonly columns?: readonly string[]
  readonly filter?: Values
  readonly sort?: SortPayload
  readonly signal?: AbortSignal
}

interface Read {
  readonly meta?: unknown
  readonly signal?: AbortSignal
}

const wantsOptions = (params: Read): boolean => (params.meta as Values | undefined)?.['options'] === true

const firstPage = { page: 1, perPage: 10 }

const toListQuery = (resource: AnyResource, { pagination = firstPage, sort, filter }: GetListParams): ListQuery => ({
  page: pagination,
  sort: sortable(resource, sort),
  filter: (filter ?? {}) as Values,
})

/** The text that names a record: its label field, or the English sibling of it. */
const labelOf = (resource: AnyResource, row: Values, language: Language): unknown =>
  row['label'] ?? (language === 'en' ? row[`${labelName(resource)}En`] : undefined) ?? row[labelName(resource)]

/** The read half of the provider. */
export const createReads = ({ http, language, find, dialectOf, strict }: Setting) => {
  const checkFilter = async (resource: AnyResource, filter: Values | undefined): Promise<void> =>
    strict ? refuseUnknownFilters(resource, filter) : undefined

  /** A page of `{ id, label, … }`, from the options action, or from the list where there is none. */
  const options = async (resource: AnyResource, query: ListQuery, call: CallOptions): Promise<GetListResult> => {
    const { perPage, page } = query.page
    const result = operationNamed(resource, 'options')
      ? await runAction(http, resource, 'options', toListInput(query), call).then(json => {
          const { rows } = readList(json)
          // A full page says nothing about the next one.
          const isMinimum = rows.length >= perPage
          return {
            ...toListResult({ rows, total: (page - 1) * perPage + rows.length, isMinimum }, query.page),
            meta: undefined,
          }
        })
      : await dialectOf(resource).list(resource, query, call)
    return {
      ...result,
      data: result.data.map((row: Values) => ({ ...row, label: labelOf(resource, row, language()) })),
    }
  }

  const list = async (resource: AnyResource, query: ListQuery, params: Read): Promise<GetListResult> => {
    await checkFilter(resource, query.filter)
    return wantsOptions(params)
      ? options(resource, query, asOptions(params))
      : dialectOf(resource).list(resource, query, asOptions(params))
  }

  const many = async (resource: AnyResource, ids: readonly Id[], params: Read): Promise<Values[]> => {
    const everyState = isLogicallyDeleted(resource) ? { deleted: 'all' } : {}
    const asked = chunks(ids)
    const pages = await Promise.all(
      asked.map(chunk =>
        list(
          resource,
          { page: { page: 1, perPage: chunk.length }, sort: undefined, filter: { id: chunk, ...everyState } },
          params,
        ),
      ),
    )
    const found = new Map(pages.flatMap(page => page.data as Values[]).map(row => [String(row['id']), row]))
    return asked
      .flat()
      .map(id => found.get(String(id)))
      .filter(row => row !== undefined)
  }

  return {
    getList: async (name: string, params: GetListParams): Promise<GetListResult> => {
      const resource = find(name)
      return list(resource, toListQuery(resource, params), params)
    },
    getOne: async (name: string, params: GetOneParams): Promise<GetOneResult> => {
      const resource = find(name)
      return { data: asRecord(await dialectOf(resource).get(resource, params.id, asOptions(params)), params.id) }
    },
    getMany: async (name: string, params: GetManyParams): Promise<GetManyResult> => {
      const resource = find(name)
      return { data: await many(resource, params.ids, params) }
    },
    getManyReference: async (name: string, params: GetManyReferenceParams): Promise<GetManyReferenceResult> => {
      const resource = find(name)
      // Its filter would be left out, and every row answered.
      if (toFilter(params.id) === undefined) throw new Error(`${name} by ${params.target} needs an id`)
      const filter = { ...(params.filter as Values | undefined), [params.target]: params.id }
      return list(resource, toListQuery(resource, { ...params, filter }), params)
    },
    /**
     * Who changed what and when, newest first: a page of entries. `paging` counts pages from 1.
     */
    history: async (name: string, id: Id, paging: { page?: number; perPage?: number; signal?: AbortSignal } = {}) => {
      const page = { page: paging.page ?? 1, perPage: paging.perPage ?? 10 }
      const input = { id, ...toListInput({ page, sort: undefined, filter: {} }) }
      return toListResult(readList(await runAction(http, find(name), 'history', input, asOptions(paging))), page)
    },
    /** The file of all filtered rows as a reply whose body is still to be read. */
    exportList: async (
      name: string,
      { format = 'csv', columns, filter, sort, signal }: ExportParams = {},
    ): Promise<Response> => {
      const resource = find(name)
      await checkFilter(resource, filter)
      const input = { format, columns: columns?.join(','), sort: toSort(sortable(resource, sort)), ...filter }
      return streamAction(http, resource, 'export', input, signal ? { signal } : {})
    },
    /** The file that an action answers, as a reply whose body is still to be read. */
    fileOf: async (name: string, action: string, input: Values = {}): Promise<Response> => {
      return streamAction(http, find(name), action, input, {})
    },
  }
}
