import { Box, Typography } from '@mui/material'
import { useTheme } from '@mui/material/styles'
import type { Compared, ReportAnswer } from '../../../resources/core/statistics/index.ts'
import { Change } from './Change.tsx'
import { DefinitionButton } from './DefinitionButton.tsx'
import { FigureCard, figureGrid } from './FigureCard.tsx'
import { figureHeight } from './figureHeight.ts'
import { NumberLink } from './NumberLink.tsx'
import { valuesOf } from './pivot.ts'
import type { Extremes } from './extremes.ts'
import type { ReportWords } from './reportWords.ts'
import type { Ways } from './useWays.ts'

interface FiguresProps {
  readonly measures: readonly string[]
  readonly answer: ReportAnswer
  readonly words: ReportWords
  readonly ways: Ways
  /** The step that had the most of a measure, and the one that had the least. */
  readonly extremesOf?: ((measure: string) => Extremes | undefined) | undefined
}

const [width, height] = [120, 32]

/** The course of a number over the range: its shape alone, the chart says the rest. */
const Trend = ({ values }: { values: readonly (number | null)[] }) => {
  const { palette } = useTheme()
  const known = values.filter(value => value !== null)
  if (known.length < 2) return <Box sx={{ height }} />
  const [least, most] = [Math.min(0, ...known), Math.max(0, ...known)]
  const spots = values.flatMap((value, at) =>
    value === null
      ? []
      : [
          [
            (at / (values.length - 1)) * width,
            height - 2 - ((value - least) / (most - least || 1)) * (height - 4),
          ] as const,
        ],
  )
  const line = spots.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
  const base = height - 2 - ((0 - least) / (most - least || 1)) * (height - 4)
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      style={{ display: 'block', width: '100%', height }}
    >
      <polygon
        points={`${spots[0]![0]},${base} ${line} ${spots.at(-1)![0]},${base}`}
        fill={palette.primary.main}
        opacity={0.12}
      />
      <polyline
        points={line}
        fill="none"
        stroke={palette.primary.main}
        strokeWidth={1.75}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

/** Below a figure; as high as what leads from it, which one above the other must not cover. */
const line = { display: 'flex', flexWrap: 'wrap', columnGap: 0.75, lineHeight: '24px' }

interface ExtremeProps extends Pick<FiguresProps, 'words' | 'ways'> {
  readonly which: keyof Extremes
  readonly measure: string
  readonly of: Extremes[keyof Extremes]
}

/** The best or the worst step of a number, with the way to its rows. */
const Extreme = ({ which, measure, of: { head, value }, words, ways }: ExtremeProps) => (
  <Typography variant="body2" component="p" sx={{ ...line, color: 'text.secondary' }}>
    {words.t(`app.report.${which}`, { period: head.label })}
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <NumberLink
        to={ways({ measure, keys: {}, days: head.days })}
        text={words.number(measure, value)}
        label={words.t('app.report.openNumber', {
          number: words.t('app.report.cell', { group: head.label, number: words.said(measure, value) }),
        })}
      />
    </Box>
  </Typography>
)

/** Numbers with their course and beside those that they are compared with; each leads to its rows. */
export const Figures = ({ measures, answer, words, ways, extremesOf }: FiguresProps) => {
  const compared = Object.keys(answer.comparedRanges) as Compared[]
  const course = answer.rows.filter(row => row.period !== undefined)
  return (
    <Box component="ul" sx={figureGrid}>
      {measures.map(measure => {
        const now = valuesOf(answer.total)[measure]
        const extremes = extremesOf?.(measure)
        return (
          <FigureCard
            key={measure}
            height={course.length > 1 ? figureHeight(compared.length + (extremesOf ? 2 : 0)) : 0}
            name={
              <>
                {words.measure(measure).name}
                <DefinitionButton measures={[measure]} words={words} />
              </>
            }
            value={
              <NumberLink
                to={ways({ measure, keys: {} })}
                text={words.number(measure, now)}
                label={words.t('app.report.openNumber', { number: words.said(measure, now) })}
              />
            }
          >
            {compared.map(comparison => {
              const before = (
                answer.total.compared?.[comparison] as Readonly<Record<string, number | null>> | undefined
              )?.[measure]
              const range = answer.comparedRanges[comparison]!
              return (
                <Typography key={comparison} variant="body2" component="p" sx={line} title={words.range(range)}>
                  <Change measure={measure} now={now} before={before} words={words} comparison={comparison} />
                  {before !== null && before !== undefined && (
                    <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                      <NumberLink
                        to={ways({ measure, keys: {}, compared: comparison })}
                        text={words.number(measure, before)}
                        label={words.t('app.report.openNumber', {
                          number: words.t('app.report.inRange', {
                            number: words.said(measure, before),
                            range: words.range(range),
                          }),
                        })}
                      />
                    </Box>
                  )}
                </Typography>
              )
            })}
            {extremes &&
              (['highest', 'lowest'] as const).map(which => (
                <Extreme key={which} which={which} measure={measure} of={extremes[which]} words={words} ways={ways} />
              ))}
            {course.length > 1 && (
              <Box sx={{ mt: 'auto', pt: 1 }}>
                <Trend values={course.map(row => valuesOf(row)[measure] ?? null)} />
              </Box>
            )}
          </FigureCard>
        )
      })}
    </Box>
  )
}
