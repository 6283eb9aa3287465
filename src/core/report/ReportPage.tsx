import PrintIcon from '@mui/icons-material/PrintOutlined'
import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { AnyReport, Part, Range, ReportAnswer } from '../../../resources/core/statistics/index.ts'
import { KnownRights } from '../rights.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { useMay } from '../useMay.ts'
import type { View } from '../../../resources/core/statistics/address.ts'
import { ComparisonChoice, StepChoice } from './controls/Choices.tsx'
import { RangePicker } from './controls/RangePicker.tsx'
import { ReportFilters } from './controls/ReportFilters.tsx'
import { useMessage } from './controls/useMessage.ts'
import { PrintedHead } from './PrintedHead.tsx'
import { ReportPart } from './ReportPart.tsx'
import { useToldOwn } from './useToldOwn.ts'
import { useReportWords } from './useReportWords.ts'
import { useView } from './useView.ts'

const hasRange = (view: View): view is View & { readonly range: Range } => view.range !== undefined

/** The moment as of which all that is shown holds: the earliest of its answers. */
const useAsOf = (report: AnyReport): string | undefined => {
  const client = useQueryClient()
  useIsFetching({ queryKey: ['statistics', report.name] })
  const answers = client.getQueryCache().findAll({ queryKey: ['statistics', report.name], type: 'active' }).map(({ state }) => (state.data as ReportAnswer | undefined)?.asOf)
  return answers.filter(moment => moment !== undefined).sort()[0]
}

/** What is wrong with the address, in words; what is usual stands for it. */
const Wrong = ({ errors }: { errors: ReturnType<typeof useView>['errors'] }) => {
  const translate = useTranslate()
  const textOf = useMessage()
  const wrong = Object.entries(errors)
  if (wrong.length === 0) return null
  return (
    <Alert severity="warning">
      {wrong.map(([name, message]) => <div key={name}>{translate('app.report.wrong', { name: translate(`app.report.parameters.${name}`, { _: name }), problem: textOf(message) })}</div>)}
    </Alert>
  )
}

const ReportPage = ({ report }: { report: AnyReport }) => {
  const translate = useTranslate()
  const words = useReportWords(report)
  const { view, errors, today, change } = useView(report)
  const may = useMay()
  const isOwn = useToldOwn()
  const asOf = useAsOf(report)
  const title = translate(`pages.${report.name}`)
  return (
    <KnownRights can={(resource, action) => may(resource, action) === true}>
      <PageHeader title={title}>
        <Button size="small" startIcon={<PrintIcon />} onClick={() => window.print()}>{translate('app.report.print')}</Button>
      </PageHeader>
      <Stack spacing={2}>
        <Box sx={{ displayPrint: 'none', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, minHeight: 40 }}>
          {hasRange(view) && <RangePicker view={view} today={today} words={words} onChange={change} />}
          {hasRange(view) && report.facts.some(({ day }) => day !== undefined) && <StepChoice view={view} onChange={change} />}
          {hasRange(view) && <ComparisonChoice view={view} onChange={change} />}
          <ReportFilters report={report} words={words} filters={view.filters} onChange={change} />
        </Box>
        <PrintedHead view={view} words={words} report={report} />
        <Wrong errors={errors} />
        {isOwn && <Typography variant="body2" color="text.secondary">{translate('app.report.own')}</Typography>}
        {Object.entries<Part>(report.parts).map(([name, part]) => <ReportPart key={name} report={report} name={name} part={part} view={view} words={words} today={today} />)}
        <Typography variant="caption" color="text.secondary" sx={{ minHeight: '1.5em' }}>
          {[...(hasRange(view) ? [words.range(view.range)] : []), ...(asOf === undefined ? [] : [translate('app.report.asOf', { at: words.format.moment(asOf) })])].join(' · ')}
        </Typography>
      </Stack>
    </KnownRights>
  )
}

/** The page of a report. */
export const pageOf = (report: AnyReport): ComponentType => {
  const Page = () => <ReportPage report={report} />
  return Page
}
