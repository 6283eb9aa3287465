import { Box, Paper, Typography } from '@mui/material'
import type { Drawn } from './drawn.ts'
import { Swatch } from './Swatch.tsx'
import type { Told } from './useMarks.ts'

const width = 240

/** What is pointed at, beside it; read out as the mark's own name. */
export const Tip = ({ told, drawn }: { told: Told; drawn: Drawn }) => {
  const {
    drawing: { rows, series, numbers, part },
    words,
    hidden,
  } = drawn
  const row = rows[told.row]
  if (!row) return null
  const room = Math.min(width, drawn.width)
  const left = told.x + 16 + room > drawn.width ? Math.max(0, told.x - room - 16) : told.x + 16
  const one = part.as === 'heatMap' ? told.series : undefined
  const shown = series
    .map((of, at) => [of, at] as const)
    .filter(([of, at]) => !hidden.has(of.key) && (one === undefined || at === one))
  return (
    <Paper
      aria-hidden
      elevation={4}
      sx={{
        position: 'absolute',
        left,
        width: room,
        top: Math.max(0, Math.min(told.y - 20, drawn.height - 60)),
        p: 1,
        pointerEvents: 'none',
        zIndex: 2,
        '@media print': { display: 'none' },
      }}
    >
      <Typography component="p" variant="body2" sx={{ fontWeight: 600 }}>
        {row.label}
      </Typography>
      {shown.map(([of, at]) => (
        <Box
          key={of.key}
          sx={{
            typography: 'body2',
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            fontWeight: at === told.series ? 600 : 400,
          }}
        >
          {!['heatMap', 'scatter', 'multiples'].includes(part.as) && (
            <Swatch at={part.as === 'ring' ? told.row : at} drawn={drawn} isRest={row.is === 'rest'} />
          )}
          <span style={{ flex: 1, minWidth: 0 }}>{of.label}</span>
          <span style={{ fontVariantNumeric: 'tabular-nums' }}>
            {words.number(of.measure, numbers[told.row]?.[at])}
          </span>
        </Box>
      ))}
      {row.isPart && (
        <Typography component="p" variant="caption" color="text.secondary">
          {words.t('app.report.part')}
        </Typography>
      )}
    </Paper>
  )
}
