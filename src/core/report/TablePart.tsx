import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useMemo } from 'react'
import type { Compared } from '../../../resources/core/statistics/index.ts'
import { DefinitionButton } from './DefinitionButton.tsx'
import { Answered, PartFrame } from './PartFrame.tsx'
import type { PartProps } from './PartProps.ts'
import { PivotTable } from './PivotTable.tsx'
import { tableOf } from './tableOf.ts'
import type { TablePart as Part } from './tableOf.ts'
import { TakeAlong } from './TakeAlong.tsx'
import { useDeferredAnswer } from './useAnswer.ts'
import { useIsQuiet } from './useIsQuiet.ts'
import { useWays } from './useWays.ts'

/** The height that is kept for a table. Pixels. */
const height = 320

/** A table of a report. */
export const TablePart = ({ report, name, part, view, words, today }: PartProps<Part>) => {
  const translate = useTranslate()
  const answering = useDeferredAnswer(report, part, view, useIsQuiet())
  const ways = useWays(report, view)
  const { answer } = answering
  const title = translate(`reports.${report.name}.parts.${name}`)
  const table = useMemo(
    () => answer && tableOf({ report, words, answer, step: view.step, today }, part),
    [report, words, answer, view.step, today, part],
  )
  // Numbers side by side leave no room for what each is compared with.
  const isOfOne = table !== undefined && table.columns.every(({ head }) => head === table.columns[0]!.head)
  const compare = useMemo(
    () =>
      isOfOne && answer
        ? (Object.keys(answer.comparedRanges) as Compared[]).map(name => ({
            name,
            label: words.compared(name, answer.comparedRanges),
          }))
        : undefined,
    [isOfOne, answer, words],
  )
  const first = table?.columns.find(({ base }) => base)?.base
  return (
    <PartFrame
      title={title}
      actions={
        <>
          <DefinitionButton measures={part.measures} words={words} />
          <TakeAlong
            report={report}
            name={name}
            part={part}
            view={view}
            words={words}
            title={title}
            answering={answering}
          />
        </>
      }
    >
      <Answered answering={answering} height={height}>
        {table && (
          <PivotTable
            table={table}
            caption={title}
            words={words}
            ways={ways}
            compare={compare}
            isFull={part.differences === true}
          />
        )}
        {first && (
          <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 1 }}>
            {translate('app.report.differencesTo', { to: first.head.label })}
          </Typography>
        )}
      </Answered>
    </PartFrame>
  )
}
