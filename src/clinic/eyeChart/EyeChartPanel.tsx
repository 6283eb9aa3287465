import { Box, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useRef } from 'react'
import { recordsWithin } from '../../../domain/eyeChart.ts'
import type { EyeRecord } from '../../../domain/eyeChart.ts'
import { Chart } from './Chart.tsx'
import { Choices } from './Choices.tsx'
import { PictureButton } from './PictureButton.tsx'
import { useChoice } from './useChoice.ts'
import { ValuesTable } from './ValuesTable.tsx'

interface EyeChartPanelProps {
  readonly records: readonly EyeRecord[]
  /** What a saved picture is called in it: no name of a person. */
  readonly title: string
  /** Whether the values stand beneath; not where the page has them anyway. */
  readonly hasTable?: boolean
}

/**
 * The whole eye chart: what to show, the drawing, its picture, and its table. What was chosen stands in the page's
 * address.
 */
export const EyeChartPanel = ({ records, title, hasTable = true }: EyeChartPanelProps) => {
  const translate = useTranslate()
  const svg = useRef<SVGSVGElement>(null)
  const { chosen, choice, change } = useChoice()
  if (records.length === 0) {
    return (
      <Box sx={{ py: 4, textAlign: 'center' }}>
        <Typography>{translate('app.eyeChart.empty')}</Typography>
        <Typography variant="body2" color="text.secondary">
          {translate('app.eyeChart.emptyText')}
        </Typography>
      </Box>
    )
  }
  const isEmpty = recordsWithin(records, choice).length === 0
  return (
    <Stack spacing={2}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Choices chosen={chosen} onChange={change} />
        <PictureButton svg={svg} title={title} />
      </Box>
      {isEmpty && (
        <Typography role="status" color="text.secondary">
          {translate('app.eyeChart.nothingInRange')}
        </Typography>
      )}
      <Chart records={records} choice={choice} svgRef={svg} />
      {hasTable && !isEmpty && <ValuesTable records={records} choice={choice} />}
    </Stack>
  )
}
