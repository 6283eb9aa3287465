import { Box, Paper, Typography } from '@mui/material'
import type { ChartPoint, ChartSeries } from '../../../domain/eyeChart.ts'
import type { ChartTexts } from './useTexts.ts'

const width = 270

interface TipProps {
  readonly point: ChartPoint
  readonly series: ChartSeries
  readonly all: readonly ChartSeries[]
  readonly texts: ChartTexts
  readonly within: number
}

/** What was found at one examination, beside the point that is looked at; read out as the point's own name. */
export const Tip = ({ point, series, all, texts, within }: TipProps) => {
  const isAbove = point.y > 150
  const left = Math.min(Math.max(0, point.x - width / 2), Math.max(0, within - width))
  return (
    <Paper
      aria-hidden
      elevation={4}
      sx={{
        position: 'absolute',
        left,
        width: Math.min(width, within),
        top: isAbove ? point.y - 14 : point.y + 14,
        transform: isAbove ? 'translateY(-100%)' : 'none',
        p: 1,
        pointerEvents: 'none',
        zIndex: 1,
        '@media print': { display: 'none' },
      }}
    >
      <Typography component="p" variant="body2" sx={{ fontWeight: 600 }}>
        {texts.date(point.date)}
      </Typography>
      {all.map(one => {
        const found = one.points.find(({ record }) => record === point.record)
        return (
          found && (
            <Box
              key={`${one.measure} ${one.eye}`}
              sx={{
                typography: 'body2',
                display: 'flex',
                justifyContent: 'space-between',
                gap: 1,
                fontWeight: one === series ? 600 : 400,
              }}
            >
              <span>{texts.series(one)}</span>
              <span style={{ textAlign: 'right' }}>
                {texts.value(found.value)}
                {one.measure === 'corrected' && !found.isGap ? ` · ${texts.level(found.level)}` : ''}
              </span>
            </Box>
          )
        )
      })}
    </Paper>
  )
}
