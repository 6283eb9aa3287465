import { Box, Typography } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { useMemo } from 'react'
import { addDays, addYears } from '../../../domain/calendar.ts'
import { toFilter } from '../../../dataProvider/query.ts'
import { mostYears } from '../../../resources/core/statistics/index.ts'
import type { AnyFacts, AnyReport, Part, Range } from '../../../resources/core/statistics/index.ts'
import type { View } from '../../../resources/core/statistics/address.ts'
import { businessToday } from '../../shell/installation/businessZone.ts'
import { useMay } from '../useMay.ts'
import { ReportPart } from './ReportPart.tsx'
import './texts.ts'

interface ListFiguresProps {
  readonly report: AnyReport
  /** The name of the part that is shown. */
  readonly part: string
  /** Filters of the list by which the measures are told apart themselves: they stay as they are while one is looked at. */
  readonly apart?: readonly string[]
}

type Values = Readonly<Record<string, unknown>>

const none: readonly string[] = []

/** The days that a list is filtered by, where they have a bound; with one of both, as long as a range may be. */
const daysOf = (from: string, to: string): Range | undefined =>
  from === '' && to === ''
    ? undefined
    : {
        from: from === '' ? addDays(addYears(to, -mostYears), 1) : from,
        to: to === '' ? addDays(addYears(from, mostYears), -1) : to,
      }

/** A range as filters spell it: `from,to`, or one day alone. */
const boundsOf = (value: unknown): readonly [from: string, to: string] => {
  const [from = '', to = from] = (toFilter(value) ?? '').split(',')
  return [from, to]
}

/** What a list is filtered by, as a report of the same rows is; undefined where that has another say. */
const viewOf = ({ by, day, takesRange }: AnyFacts, values: Values, today: string): View | undefined => {
  const others = { ...values }
  for (const name of takesRange ? ['from', 'to'] : day === undefined ? [] : [day]) delete others[name]
  const dimensions = new Map(
    Object.entries(by).flatMap(([name, dimension]) =>
      typeof dimension === 'string' ? [[dimension, name] as const] : [],
    ),
  )
  const filters: Record<string, readonly string[]> = {}
  for (const [field, value] of Object.entries(others).filter(([, one]) => one !== undefined && one !== '')) {
    const name = dimensions.get(field)
    if (name === undefined || (typeof value === 'object' && !Array.isArray(value))) return undefined
    filters[name] = [value].flat().map(String)
  }
  const spelled = (name: string): string => toFilter(values[name]) ?? ''
  const range = takesRange
    ? // Where the list has no beginning, the longest range that is told.
      daysOf(spelled('from'), spelled('to') || today)
    : day === undefined
      ? undefined
      : daysOf(...boundsOf(values[day]))
  return { choice: 'free', range, step: 'year', isStepChosen: false, compare: [], filters }
}

/** Figures of what a list has, above it: a part of a report on the same rows, filtered as the list is. */
export const ListFigures = ({ report, part, apart = none }: ListFiguresProps) => {
  const translate = useTranslate()
  const may = useMay()
  const { filterValues } = useListContext()
  const today = businessToday()
  const [facts] = report.facts
  // A list is filtered by more than the page of the report offers.
  const whole = useMemo((): AnyReport => ({ ...report, filters: Object.keys(facts?.by ?? {}) }), [report, facts])
  const spelled = JSON.stringify(
    Object.fromEntries(Object.entries(filterValues as Values).filter(([name]) => !apart.includes(name))),
  )
  const view = useMemo(() => facts && viewOf(facts, JSON.parse(spelled) as Values, today), [facts, spelled, today])
  const shown: Part | undefined = report.parts[part]
  if (!shown || may('statistics', report.name) !== true) return null
  return (
    <Box sx={{ mb: 2 }}>
      {view ? (
        <ReportPart report={whole} name={part} part={shown} view={view} today={today} />
      ) : (
        <Typography variant="body2" color="text.secondary">
          {translate('app.report.noFigures')}
        </Typography>
      )}
    </Box>
  )
}
