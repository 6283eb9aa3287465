import { Alert, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ComponentType } from 'react'
import type { AnyReport, Range, ReportAnswer } from '../../../resources/core/statistics/index.ts'
import { KnownRights } from '../rights.tsx'
import { useMay } from '../useMay.ts'
import { pageIsShown } from '../whenIdle.ts'
import { SavedViewsButton } from '../views/SavedViewsButton.tsx'
import type { View } from '../../../resources/core/statistics/address.ts'
import { partsOf } from '../../../resources/core/statistics/partQuery.ts'
import { ComparisonChoice, StepChoice } from './controls/Choices.tsx'
import { RangePicker } from './controls/RangePicker.tsx'
import { LaterFilters } from './controls/LaterFilters.tsx'
import { filtersText } from './filtersText.ts'
import { ReportFrame } from './ReportFrame.tsx'
import { ReportPart } from './ReportPart.tsx'
import { useFilterLabels } from './useFilterLabels.ts'
import { reportTools } from './reportTools.ts'
import { SideBySideNote } from './SideBySideNote.tsx'
import { useIsDrawn } from './useIsDrawn.ts'
import { useReportViews } from './useReportViews.ts'
import { useToldOwn } from './useToldOwn.ts'
import type { ReportWords } from './reportWords.ts'
import { useReportWords } from './useReportWords.ts'
import { useView } from './useView.ts'

const hasRange = (view: View): view is View & { readonly range: Range } => view.range !== undefined

/**
 * What is shown: the range, and the moment as of which all of it holds, the earliest of its answers. Each of them draws
 * this anew, and not the page.
 */
const Note = ({ report, words, range }: { report: AnyReport; words: ReportWords; range: Range | undefined }) => {
  const translate = useTranslate()
  const client = useQueryClient()
  useIsFetching({ queryKey: ['statistics', report.name] })
  const answers = client
    .getQueryCache()
    .findAll({ queryKey: ['statistics', report.name], type: 'active' })
    .map(({ state }) => (state.data as ReportAnswer | undefined)?.asOf)
  const asOf = answers.filter(moment => moment !== undefined).sort()[0]
  return [
    ...(range ? [words.range(range)] : []),
    ...(asOf === undefined ? [] : [translate('app.report.asOf', { at: words.format.moment(asOf) })]),
  ].join(' · ')
}

const ReportPage = ({ report }: { report: AnyReport }) => {
  const translate = useTranslate()
  const words = useReportWords(report)
  const { view, errors, today, change } = useView(report)
  const saved = useReportViews(report, words)
  const may = useMay()
  const isOwn = report.facts.some(useToldOwn())
  const isDrawn = useIsDrawn(report)
  useEffect(() => {
    if (isDrawn) pageIsShown()
  }, [isDrawn])
  const filters = filtersText(words, report, view, useFilterLabels(report, view))
  return (
    <KnownRights can={(resource, action) => may(resource, action) === true}>
      <ReportFrame
        title={translate(`pages.${report.name}`)}
        errors={errors}
        nameOf={name => (report.filters.includes(name) ? words.dimension(name) : undefined)}
        printed={isDrawn ? [view.range ? words.range(view.range) : translate('app.report.now'), filters] : []}
        actions={
          <>
            <SavedViewsButton saved={saved} />
            {reportTools().map((Tool, at) => (
              <Tool key={at} report={report} view={view} />
            ))}
          </>
        }
        controls={
          <>
            {hasRange(view) && <RangePicker view={view} today={today} words={words} onChange={change} />}
            {hasRange(view) && report.facts.some(({ day }) => day !== undefined) && (
              <StepChoice view={view} onChange={change} />
            )}
            {hasRange(view) && <ComparisonChoice view={view} today={today} words={words} onChange={change} />}
            <LaterFilters isDrawn={isDrawn} report={report} words={words} filters={view.filters} onChange={change} />
          </>
        }
        // Below the last part, and on paper, dates are not needed before the numbers.
        note={isDrawn && <Note report={report} words={words} range={view.range} />}
      >
        {saved.leftOut.length > 0 && (
          <Alert severity="info" sx={{ displayPrint: 'none' }}>
            {translate('app.views.leftOut', { names: words.format.list(saved.leftOut) })}
          </Alert>
        )}
        {isOwn && (
          <Typography variant="body2" color="text.secondary">
            {translate('app.report.own')}
          </Typography>
        )}
        <SideBySideNote report={report} view={view} words={words} />
        {partsOf(report, view).map(([name, part]) => (
          <ReportPart key={name} report={report} name={name} part={part} view={view} today={today} />
        ))}
      </ReportFrame>
    </KnownRights>
  )
}

/** The page of a report. */
export const pageOf = (report: AnyReport): ComponentType => {
  const Page = () => <ReportPage report={report} />
  return Page
}
