import { useGetList, useListContext } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isCalendarDate } from '../../../domain/calendar.ts'
import type { Calendar } from '../../../resources/core/resource.ts'
import { businessToday, businessZone } from '../../shell/installation/businessZone.ts'
import { spans } from '../list/listState.ts'
import type { Span } from '../list/listState.ts'
import { useTurn } from '../list/useTurn.ts'
import type { ResourceView } from '../resourceView.ts'
import { dayIn, daysAround, daysLeft } from './days.ts'
import type { Days } from './days.ts'

/** So many entries are asked for at once, and no more are drawn. */
export const mostEntries = 500

export interface ShownCalendar {
  readonly calendar: Calendar
  readonly span: Span
  /** The day that is looked at. */
  readonly on: string
  readonly days: Days
  /** The entries of each day, in their order. */
  readonly byDay: ReadonlyMap<string, readonly RaRecord[]>
  /** The last day of which entries came, where there are more than came. */
  readonly cutAt: string | undefined
  readonly count: number
  readonly total: number
  /** The total is only a minimum. */
  readonly isMinimum: boolean
  readonly isPending: boolean
  readonly isFetching: boolean
  readonly error: Error | null
  readonly show: (on: string, span?: Span) => void
}

const nothing: readonly RaRecord[] = []

/**
 * The calendar of the list around: the days that its address says, and the list's own answer for them, within its
 * filters.
 */
export const useCalendar = ({ resource }: ResourceView): ShownCalendar => {
  const calendar = resource.list!.calendar!
  const { filterValues } = useListContext()
  const { search } = useLocation()
  const turn = useTurn()
  const zone = businessZone()
  const said = new URLSearchParams(search)
  const [today] = useState(businessToday)
  const day = said.get('on') ?? ''
  const on = isCalendarDate(day) ? day : today
  const span = spans.find(one => one === said.get('span')) ?? 'month'
  const days = daysAround(span, on)
  const left = daysLeft(days, filterValues[calendar.start], zone)
  const {
    data,
    total = 0,
    meta,
    isPending,
    isFetching,
    error,
  } = useGetList<RaRecord>(
    resource.name,
    {
      filter: { ...filterValues, [calendar.start]: left ?? days },
      sort: { field: calendar.start, order: 'ASC' },
      pagination: { page: 1, perPage: mostEntries },
    },
    { enabled: left !== undefined, placeholderData: before => before },
  )
  const rows = (left && data) ?? nothing
  const byDay = useMemo(() => {
    const found = new Map<string, RaRecord[]>()
    for (const record of rows) {
      const at = dayIn(record[calendar.start], zone)
      if (at === undefined) continue
      const others = found.get(at)
      if (others) others.push(record)
      else found.set(at, [record])
    }
    return found
  }, [rows, calendar.start, zone])
  const isMinimum = (meta as { readonly totalIsMinimum?: boolean } | undefined)?.totalIsMinimum === true
  const isCut = rows.length > 0 && total > rows.length
  return {
    calendar,
    span,
    on,
    days,
    byDay,
    isMinimum,
    isFetching,
    error,
    cutAt: isCut ? dayIn(rows.at(-1)![calendar.start], zone) : undefined,
    count: rows.length,
    total: left ? total : 0,
    isPending: left !== undefined && isPending,
    show: (next, otherwise = span) =>
      turn({ view: 'calendar', span: otherwise, on: next }, { replace: otherwise === span }),
  }
}
