import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { plainAcuityText } from '../../../resources/core/types/acuity/acuityText.ts'
import { chartLines, lineOf } from '../../../domain/visualAcuity.ts'

interface VisionGainProps {
  /** First and last vision of both eyes, as readers are told of them. */
  readonly told: Readonly<Record<string, unknown>>
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Where a vision stands between the first line of the chart and the last, in percent; what is no number stands before
 * the first.
 */
const placeOf = (value: string): number => 4 + 92 * Math.max(0, (lineOf(value) ?? 0) / (chartLines.length - 1))

interface EyeProps {
  readonly label: string
  readonly first: string
  readonly last: string
  /** The same for who only hears it. */
  readonly said: string
}

const Eye = ({ label, first, last, said }: EyeProps) => {
  const [from, to] = [placeOf(first), placeOf(last)]
  const isNear = Math.abs(to - from) < 14
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, my: 0.5 }}>
      <Typography variant="body2" sx={{ minWidth: '5em' }}>
        {label}
      </Typography>
      <Box sx={{ position: 'relative', flex: 1, height: 40 }} role="img" aria-label={said}>
        <Box
          sx={{ position: 'absolute', top: 27, left: 0, right: 0, height: 4, borderRadius: 2, bgcolor: 'action.hover' }}
        />
        <Box
          sx={{
            position: 'absolute',
            top: 27,
            left: `${Math.min(from, to)}%`,
            width: `${Math.abs(to - from)}%`,
            height: 4,
            bgcolor: 'primary.main',
          }}
        />
        <Box
          sx={{
            position: 'absolute',
            top: 22,
            left: `${from}%`,
            width: 14,
            height: 14,
            ml: '-7px',
            borderRadius: '50%',
            border: 3,
            borderColor: 'primary.main',
            bgcolor: 'background.paper',
          }}
        />
        <Box
          sx={{
            position: 'absolute',
            top: 22,
            left: `${to}%`,
            width: 14,
            height: 14,
            ml: '-7px',
            borderRadius: '50%',
            bgcolor: 'primary.main',
          }}
        />
        {isNear ? (
          <Typography
            variant="caption"
            sx={{
              position: 'absolute',
              top: 0,
              left: `${(from + to) / 2}%`,
              transform: 'translateX(-50%)',
              whiteSpace: 'nowrap',
            }}
          >
            {first === last ? last : `${first} → ${last}`}
          </Typography>
        ) : (
          [
            [from, first],
            [to, last],
          ].map(([at, text]) => (
            <Typography
              key={String(at)}
              variant="caption"
              sx={{ position: 'absolute', top: 0, left: `${at}%`, transform: 'translateX(-50%)' }}
            >
              {text}
            </Typography>
          ))
        )}
      </Box>
    </Box>
  )
}

/** How far each eye came, along the lines of the chart. */
export const VisionGain = ({ told }: VisionGainProps) => {
  const translate = useTranslate()
  return (
    <Box sx={{ maxWidth: 480 }}>
      {(['Right', 'Left'] as const).map(side => {
        const label = translate(`app.clinical.column.${side.toLowerCase()}`)
        const [first, last] = [textOf(told[`first${side}`]), textOf(told[`last${side}`])]
        const [before, now] = [plainAcuityText(first, translate), plainAcuityText(last, translate)]
        return <Eye key={side} label={label} first={first} last={last} said={`${label}: ${before} → ${now}`} />
      })}
    </Box>
  )
}
