import ChartIcon from '@mui/icons-material/BarChart'
import TableIcon from '@mui/icons-material/TableRowsOutlined'
import { Box, Button, Skeleton, Typography } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { useTranslate } from 'react-admin'
import { useMemo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { later } from '../later.tsx'
import { isTyping } from '../keys/isTyping.ts'
import { scannedBy } from '../keys/scan.ts'
import { useShortcuts } from '../keys/shortcuts.ts'
import type { Shortcut } from '../keys/shortcuts.ts'
import type { ChartForm } from '../../../resources/core/statistics/index.ts'
import { loadChart } from './chart/loadChart.tsx'
import { DefinitionButton } from './DefinitionButton.tsx'
import { drawingOf, isLying } from './drawing.ts'
import type { ChartPart as Part, Drawing, Series } from './drawing.ts'
import { Answered, PartFrame } from './PartFrame.tsx'
import type { PartProps } from './PartProps.ts'
import { both } from './pivot.ts'
import type { Head } from './pivot.ts'
import { PivotTable } from './PivotTable.tsx'
import { sentenceOf } from './sentence.ts'
import { TakeAlong } from './TakeAlong.tsx'
import { twinOf } from './twin.ts'
import { useDeferredAnswer } from './useAnswer.ts'
import { useIsQuiet } from './useIsQuiet.ts'
import { useWays } from './useWays.ts'

/** How high a chart is drawn, whatever it has to say: nothing moves when its numbers come. Pixels. */
const heightOf = ({ report, part }: Pick<Drawing, 'report' | 'part'>): number =>
  isLying({ report, part }) ? 400 : part.as === 'heatMap' ? 300 : part.as === 'multiples' ? 380 : 320

const Charts = new Map<string, ReturnType<typeof laterChart>>()
const laterChart = (form: ChartForm, height: number) => later(() => loadChart(form), height)
const chartOf = (form: ChartForm, height: number) => {
  const key = `${form} ${height}`
  const known = Charts.get(key) ?? laterChart(form, height)
  Charts.set(key, known)
  return known
}

const keys: readonly Shortcut[] = [{ keys: ['T'], does: 'table' }]

/**
 * A chart with the sentence that says what it shows; its numbers as a table are one click and one key away, and always
 * there for who listens.
 */
export const ChartPart = ({ report, name, part, view, words, today }: PartProps<Part>) => {
  const translate = useTranslate()
  const answering = useDeferredAnswer(report, part, view)
  const ways = useWays(report, view)
  const [isTable, setTable] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const { answer } = answering
  const title = translate(`reports.${report.name}.parts.${name}`)
  const drawing = useMemo(
    () => answer && drawingOf({ report, words, answer, step: view.step, today }, part),
    [report, words, answer, view.step, today, part],
  )
  const sentence = drawing && answer ? sentenceOf(words, drawing, answer) : ''
  const wayOf = useMemo(
    () => (row: Head, series: Series) => {
      const { compared, measure, head } = series
      return ways({
        ...both(row, head),
        measure,
        isUpTo: part.cumulative === true,
        ...(compared ? { compared } : {}),
        ...(row.is === 'rest' ? { is: 'rest' } : {}),
      })
    },
    [ways, part],
  )
  useShortcuts(keys)
  const toggle = (): void => setTable(now => !now)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (
      event.key.toLowerCase() !== 't' ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      isTyping(event.target) ||
      scannedBy(event.nativeEvent) !== 'pressed'
    )
      return
    event.preventDefault()
    toggle()
  }
  const height = heightOf({ report, part })
  const Chart = chartOf(part.as, height)
  const table = (of: Drawing, isHeard: boolean) => (
    <PivotTable table={twinOf(of, words)} caption={title} words={words} ways={ways} isHeard={isHeard} />
  )
  const isQuiet = useIsQuiet()
  return (
    <PartFrame
      title={title}
      onKeyDown={onKeyDown}
      actions={
        <>
          <DefinitionButton measures={part.measures} words={words} />
          <Button
            size="small"
            startIcon={isTable ? <ChartIcon /> : <TableIcon />}
            aria-keyshortcuts="T"
            onClick={toggle}
          >
            {translate(isTable ? 'app.report.asChart' : 'app.report.asTable')}
          </Button>
          <TakeAlong
            report={report}
            name={name}
            part={part}
            view={view}
            words={words}
            title={title}
            answering={answering}
            {...(drawing && !isTable ? { chart: { box, drawing, sentence } } : {})}
          />
        </>
      }
    >
      {/* Its line is kept while it is awaited. */}
      <Typography variant="body2" color="text.secondary" role="status" sx={{ minHeight: '1.5em', mb: 1.5 }}>
        {drawing ? sentence : <Skeleton width="60%" />}
      </Typography>
      <Answered answering={answering} height={height}>
        {drawing &&
          (isTable ? (
            table(drawing, false)
          ) : (
            <>
              <Chart drawing={drawing} words={words} wayOf={wayOf} label={sentence} height={height} boxRef={box} />
              {drawing.rows.some(row => row.isPart) && (
                <Typography variant="caption" color="text.secondary" component="p">
                  {translate('app.report.partNote')}
                </Typography>
              )}
              {isQuiet && <Box sx={visuallyHidden}>{table(drawing, true)}</Box>}
            </>
          ))}
      </Answered>
    </PartFrame>
  )
}
