import { Box, Button, Typography } from '@mui/material'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { FromReport } from '../../../../resources/core/home.ts'
import { changed, readAddress } from '../../../../resources/core/statistics/address.ts'
import { ReportPart } from '../../../core/report/ReportPart.tsx'
import { TitledContext } from '../../../core/report/titled.ts'
import { useToldOwn } from '../../../core/report/useToldOwn.ts'
import { businessToday } from '../../installation/businessZone.ts'
import type { Named } from './arrangement.ts'
import { headHeight } from './heights.ts'

/** A part of a report over its own range, and the way to the whole report over the same. */
export const ReportCard = ({ name, one: { report, shown, range, compare } }: Named<FromReport>) => {
  const translate = useTranslate()
  const today = businessToday()
  const search = useMemo(
    () =>
      changed(report, new URLSearchParams(), {
        ...(range === undefined ? {} : { choice: range }),
        ...(compare ? { compare } : {}),
      }),
    [report, range, compare],
  )
  const { view } = useMemo(() => readAddress(report, search, today), [report, search, today])
  const isOwn = report.facts.some(useToldOwn())
  const title = translate(`app.home.parts.${name}.title`)
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: headHeight }}>
        <Typography component="h2" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <Button
          size="small"
          component={Link}
          to={`/${report.name}?${search}`}
          aria-label={translate('app.home.allOf', { title })}
        >
          {translate('app.home.all')}
        </Button>
      </Box>
      {isOwn && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {translate('app.report.own')}
        </Typography>
      )}
      <TitledContext value>
        <ReportPart report={report} name={shown} part={report.parts[shown]!} view={view} today={today} />
      </TitledContext>
    </Box>
  )
}
