import type { AmblyopiaLevel, Eye } from '../../../domain/amblyopia.ts'
import { dashOf, layOutEyeChart, markOf, tickText } from '../../../domain/eyeChart.ts'
import type { ChartChoice, ChartLayout, ChartSeries, EyeChart, EyeRecord, Spot } from '../../../domain/eyeChart.ts'
import { light } from '../../core/palette.ts'
import { bandColour, eyeColour } from '../eyeChart/palette.ts'
import { lineText } from '../../../resources/core/types/acuity/acuityText.ts'
import { levelText, seriesText } from '../eyeChart/texts.ts'
import type { Mark, Part, Tone } from '../../core/pdf/Report.ts'
import { points, textWidth } from '../../core/pdf/writer/measures.ts'
import { faint } from '../../core/pdf/writer/tones.ts'
import type { Words } from '../../core/pdf/Words.ts'

const small = 8
const height = 96
const layout: ChartLayout = {
  width: textWidth,
  height,
  margin: { top: 10, right: 22, bottom: 8, left: 24 },
  dateGap: 26,
  lineGap: 4.2,
  inset: 5,
}

const inkOf = (eye: Eye): Tone => light[eyeColour[eye]] as Tone
const bandInk = (level: AmblyopiaLevel): Tone => faint(light[bandColour[level].colour], bandColour[level].strength)

/** Baseline of a text whose middle is at y. */
const middle = (y: number): number => y + points(small) * 0.36

const line = (from: Spot, to: Spot, tone: Tone, width: number): Mark => ({
  kind: 'path',
  points: [from, to],
  tone,
  width,
})

const bandMarks = ({ area, bands }: EyeChart, { t }: Words): Mark[] =>
  bands.flatMap(({ level, top, bottom }): Mark[] => [
    { kind: 'box', x: area.left, y: top, width: area.right - area.left, height: bottom - top, tone: bandInk(level) },
    {
      kind: 'text',
      text: levelText(level, t),
      x: area.right + 2,
      y: middle((top + bottom) / 2),
      size: small,
      tone: 'muted',
    },
  ])

const lineMarks = ({ area, lines }: EyeChart, { t }: Words): Mark[] =>
  lines.flatMap(({ value, fivePoint, y, isLabelled }): Mark[] => [
    line({ x: area.left, y }, { x: area.right, y }, 'rule', 0.15),
    ...(isLabelled
      ? [
          {
            kind: 'text' as const,
            text: lineText(value, fivePoint, t),
            x: area.left - 2,
            y: middle(y),
            size: small,
            align: 'right' as const,
          },
        ]
      : []),
  ])

const dateMarks = ({ area, ticks }: EyeChart): Mark[] =>
  ticks.flatMap((tick): Mark[] => [
    line({ x: tick.x, y: area.top }, { x: tick.x, y: area.bottom + 1.2 }, 'rule', 0.15),
    { kind: 'text', text: tickText(tick), x: tick.x, y: middle(area.bottom + 4), size: small, align: 'center' },
  ])

/** The left eye's path is wider and lies below, so that both are seen where they coincide. */
const pathMark = (stops: readonly Spot[], { eye, measure }: Pick<ChartSeries, 'eye' | 'measure'>): Mark => ({
  kind: 'path',
  points: stops,
  tone: inkOf(eye),
  width: eye === 'left' ? 0.8 : 0.45,
  ...(dashOf[measure].length > 0 ? { dash: [1.6, 1.2] } : {}),
})

/** The mark of one value; a cross where the patient did not cooperate. */
const valueMarks = ({ x, y }: Spot, { eye, measure }: Pick<ChartSeries, 'eye' | 'measure'>, isGap = false): Mark[] =>
  isGap
    ? [
        line({ x: x - 1, y: y - 2 }, { x: x + 1, y }, inkOf(eye), 0.5),
        line({ x: x + 1, y: y - 2 }, { x: x - 1, y }, inkOf(eye), 0.5),
      ]
    : [
        {
          kind: 'shape',
          shape: markOf[eye],
          x,
          y,
          radius: eye === 'left' ? 1.6 : 1,
          tone: inkOf(eye),
          isFilled: measure === 'corrected',
        },
      ]

const legendMarks = (series: readonly ChartSeries[], { t }: Words): Mark[] =>
  series.flatMap((one, at): Mark[] => {
    const [x, y] = [layout.margin.left + at * ((textWidth - layout.margin.left) / 4), 3.5]
    const text = seriesText(one, t)
    return [
      pathMark(
        [
          { x, y },
          { x: x + 8, y },
        ],
        one,
      ),
      ...valueMarks({ x: x + 4, y }, one),
      { kind: 'text', text, x: x + 10, y: middle(y), size: small },
    ]
  })

/** The eye chart as vectors, the same that the page shows. */
export const chartDrawing = (records: readonly EyeRecord[], words: Words, choice: ChartChoice = {}): Part => {
  const chart = layOutEyeChart(records, layout, choice)
  const { area } = chart
  const backToFront = [...chart.series].reverse()
  const corners = [
    { x: area.left, y: area.top },
    { x: area.right, y: area.top },
    { x: area.right, y: area.bottom },
    { x: area.left, y: area.bottom },
    { x: area.left, y: area.top },
  ]
  return {
    kind: 'drawing',
    height,
    marks: [
      ...bandMarks(chart, words),
      ...lineMarks(chart, words),
      ...dateMarks(chart),
      { kind: 'path', points: corners, tone: 'rule', width: 0.2 },
      ...legendMarks(chart.series, words),
      ...backToFront.flatMap(series => series.segments.map(segment => pathMark(segment, series))),
      ...backToFront.flatMap(series => series.points.flatMap(point => valueMarks(point, series, point.isGap))),
    ],
  }
}
