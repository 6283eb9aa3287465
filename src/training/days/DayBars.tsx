import { Box, Typography } from '@mui/material'
import type { TrainingDay } from '../../../resources/training/trainingDays.ts'
import { useFormat } from '../../core/format.ts'
import type { TrainingTexts } from './useTexts.ts'

interface DayBarsProps {
  readonly days: readonly TrainingDay[]
  /** What the picture says, for who does not see it. */
  readonly label: string
  readonly texts: TrainingTexts
}

const height = 64
const width = 10
/** A week stands a little apart from the next one. */
const left = (at: number): number => at * (width + 3) + Math.floor(at / 7) * 5

const Key = ({ text, color, isHollow = false }: { text: string; color: string; isHollow?: boolean }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
    <Box
      component="span"
      aria-hidden
      sx={{ width: 10, height: 10, border: 1, borderColor: color, bgcolor: isHollow ? 'transparent' : color }}
    />
    {text}
  </Box>
)

/** The minutes of each day as bars before the frames of what the plan set. */
export const DayBars = ({ days, label, texts }: DayBarsProps) => {
  const format = useFormat()
  const most = Math.max(1, ...days.map(({ minutes, planned }) => Math.max(minutes, planned ?? 0)))
  const sized = (minutes: number) => ({ height: (minutes / most) * height, y: height - (minutes / most) * height })
  const full = left(days.length - 1) + width
  return (
    <div>
      <Box
        component="svg"
        role="img"
        aria-label={label}
        viewBox={`-1 -1 ${full + 2} ${height + 2}`}
        sx={{ display: 'block', width: '100%', height: 'auto', maxHeight: 96 }}
      >
        <Box
          component="line"
          x1={0}
          x2={full}
          y1={height}
          y2={height}
          stroke="currentColor"
          sx={{ color: 'divider' }}
        />
        <Box component="g" sx={{ color: 'text.secondary' }}>
          {days.map(
            ({ day, planned }, at) =>
              planned !== null &&
              planned > 0 && (
                <rect
                  key={day}
                  x={left(at) + 0.5}
                  width={width - 1}
                  {...sized(planned)}
                  fill="none"
                  stroke="currentColor"
                  strokeOpacity={0.7}
                />
              ),
          )}
        </Box>
        <Box component="g" sx={{ color: 'primary.main' }}>
          {days.map(
            ({ day, minutes }, at) =>
              minutes > 0 && (
                <rect key={day} x={left(at) + 2} width={width - 4} {...sized(minutes)} fill="currentColor" />
              ),
          )}
        </Box>
      </Box>
      <Typography
        variant="caption"
        color="text.secondary"
        aria-hidden
        sx={{ display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', columnGap: 2 }}
      >
        <span>{format.date(days[0]!.day)}</span>
        <Box component="span" sx={{ display: 'inline-flex', gap: 1.5 }}>
          <Key text={texts.done} color="primary.main" />
          {days.some(({ planned }) => planned !== null) && <Key text={texts.planned} color="text.secondary" isHollow />}
        </Box>
        <span>{format.date(days.at(-1)!.day)}</span>
      </Typography>
    </div>
  )
}
