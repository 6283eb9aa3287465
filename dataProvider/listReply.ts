import type { GetListResult } from 'react-admin'
import { localError } from './HttpError.ts'

export interface Page {
  readonly page: number
  readonly perPage: number
}

export interface Counted {
  readonly rows: readonly unknown[]
  /** undefined where the reply does not say. */
  readonly total: number | undefined
  /** There are at least `total`, perhaps more. */
  readonly isMinimum: boolean
  readonly totals?: unknown
}

/** Reads `{ content, totalElements, totalIsMinimum?, totals? }`, or a bare array, which is the whole list. */
export const readList = (json: unknown): Counted => {
  if (Array.isArray(json)) return { rows: json, total: json.length, isMinimum: false }
  const { content, totalElements, totalIsMinimum, totals } = (json ?? {}) as Record<string, unknown>
  if (!Array.isArray(content)) throw localError('unreadable', 200)
  return {
    rows: content,
    total: typeof totalElements === 'number' ? totalElements : undefined,
    isMinimum: totalIsMinimum === true,
    ...(totals === undefined ? {} : { totals }),
  }
}

/** A page of a list as react-admin takes it; `meta` says that the total is a minimum, and carries sums. */
export const toListResult = ({ rows, total, isMinimum, totals }: Counted, { page, perPage }: Page): GetListResult => {
  const before = (page - 1) * perPage
  const hasNextPage = total === undefined || isMinimum ? rows.length >= perPage : before + perPage < total
  const pageInfo = { hasNextPage, hasPreviousPage: page > 1 }
  const meta = { ...(isMinimum ? { totalIsMinimum: true } : {}), ...(totals === undefined ? {} : { totals }) }
  return {
    data: [...rows],
    // Beyond a total that is only a minimum the pages go on, so that the total must not send the pager back.
    ...(total === undefined ? {} : { total: isMinimum ? Math.max(total, before + rows.length) : total }),
    ...(total === undefined || isMinimum ? { pageInfo } : {}),
    ...(Object.keys(meta).length > 0 ? { meta } : {}),
  }
}
