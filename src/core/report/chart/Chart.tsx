import { Box, ButtonBase } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { useTheme } from '@mui/material/styles'
import { useId, useMemo, useState } from 'react'
import type { ComponentType, RefObject } from 'react'
import { useTranslate } from 'react-admin'
import { fonts } from '../../fonts.ts'
import { useWidth } from '../../useWidth.ts'
import { isLying } from '../drawing.ts'
import type { Drawing } from '../drawing.ts'
import type { ReportWords } from '../reportWords.ts'
import { DrawnProvider, TabbedProvider } from './drawn.ts'
import type { Drawn } from './drawn.ts'
import { darkInks, lightInks } from './inks.ts'
import { Swatch } from './Swatch.tsx'
import { Tip } from './Tip.tsx'
import { useMarks } from './useMarks.ts'

export interface ChartProps {
  /** Draws what `useDrawn` tells. */
  readonly Form: ComponentType
  readonly drawing: Drawing
  readonly words: ReportWords
  readonly wayOf: Drawn['wayOf']
  /** What it shows, in one sentence. */
  readonly label: string
  /** Pixels. */
  readonly height: number
  readonly boxRef?: RefObject<HTMLDivElement | null>
}

/** What can be put away, by key: series, and slices of a ring. */
const legendOf = ({
  part,
  series,
  rows,
}: Drawing): readonly { readonly key: string; readonly label: string; readonly isRest: boolean }[] => {
  if (part.as === 'ring') return rows.map(row => ({ key: row.key, label: row.label, isRest: row.is === 'rest' }))
  return ['heatMap', 'scatter', 'multiples'].includes(part.as) || series.length < 2
    ? []
    : series.map(one => ({ key: one.key, label: one.label, isRest: false }))
}

/** Draws numbers in any form, to be looked through with mouse, finger and keys; each mark leads to its rows. */
export const Chart = ({ Form, drawing, words, wayOf, label, height, boxRef }: ChartProps) => {
  const translate = useTranslate()
  const prefix = useId().replaceAll(/[^\w-]/g, '')
  const hint = useId()
  const { ref, width } = useWidth(720)
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const { box, told, onKeyDown, tell, enter, tabbed } = useMarks(drawing, hidden, isLying(drawing))
  const inks = useTheme().palette.mode === 'dark' ? darkInks : lightInks
  const drawn = useMemo(
    (): Drawn => ({ drawing, words, tell, enter, hidden, prefix, width, height, wayOf }),
    [drawing, words, tell, enter, hidden, prefix, width, height, wayOf],
  )
  // Drawn anew only for what it shows, not for what is pointed at.
  const form = useMemo(() => <Form />, [Form])
  const legend = legendOf(drawing)
  const toggle = (key: string): void =>
    setHidden(now => {
      const next = new Set(now)
      if (!next.delete(key)) next.add(key)
      // The last one that is shown stays.
      return next.size === legend.length ? now : next
    })
  return (
    <Box ref={boxRef} sx={{ ...inks, minWidth: 0, '@media print': lightInks }}>
      {legend.length > 0 && (
        <Box
          role="group"
          aria-label={translate('app.report.legend')}
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.5, rowGap: 0, mb: 0.5 }}
        >
          {legend.map(({ key, label: name, isRest }, at) => (
            <ButtonBase
              key={key}
              aria-pressed={!hidden.has(key)}
              onClick={() => toggle(key)}
              sx={{
                gap: 0.75,
                px: 0.75,
                py: 0.25,
                minHeight: 28,
                borderRadius: 1,
                typography: 'body2',
                textDecoration: hidden.has(key) ? 'line-through' : 'none',
                opacity: hidden.has(key) ? 0.6 : 1,
              }}
            >
              <Swatch at={at} drawn={drawn} isRest={isRest} />
              {name}
            </ButtonBase>
          ))}
        </Box>
      )}
      <Box component="p" id={hint} sx={visuallyHidden}>
        {translate('app.report.keys')}
      </Box>
      <Box ref={ref} sx={{ minWidth: 0 }}>
        <Box
          ref={box}
          role="group"
          aria-label={label}
          aria-describedby={hint}
          onKeyDown={onKeyDown}
          onPointerLeave={() => tell(undefined)}
          style={{ height }}
          sx={{
            position: 'relative',
            fontFamily: fonts,
            '& svg': { display: 'block', overflow: 'visible' },
            '& .recharts-wrapper *:focus': { outline: 'none' },
            // Drawn for the window, it is as wide as the sheet lets it be.
            '@media print': {
              '&, & .recharts-wrapper': { height: 'auto !important' },
              '& .recharts-wrapper': { width: 'auto !important' },
              '& .recharts-wrapper > svg': { maxWidth: '100%', height: 'auto' },
            },
          }}
        >
          <DrawnProvider value={drawn}>
            <TabbedProvider value={tabbed}>{form}</TabbedProvider>
          </DrawnProvider>
          {told && <Tip told={told} drawn={drawn} />}
        </Box>
      </Box>
    </Box>
  )
}
