import { Box, Typography } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { useTranslate } from 'react-admin'
import { useContext, useId, useMemo } from 'react'
import type { Part } from '../../../resources/core/statistics/index.ts'
import { pointsIn } from '../../../resources/core/statistics/steps.ts'
import { partQuery } from '../../../resources/core/statistics/partQuery.ts'
import { extremesOf } from './extremes.ts'
import { useFiguresHeight } from './figureHeight.ts'
import { Figures } from './Figures.tsx'
import { Answered } from './PartFrame.tsx'
import type { PartProps } from './PartProps.ts'
import { TitledContext } from './titled.ts'
import { useAnswer } from './useAnswer.ts'
import { useWays } from './useWays.ts'

type Shown = Part & { readonly part: 'figures' }

/** The figures of a report. */
export const FiguresPart = ({ report, name, part, view, words, today }: PartProps<Shown>) => {
  const translate = useTranslate()
  const answering = useAnswer(report, part, view)
  const ways = useWays(report, view)
  const heightOf = useFiguresHeight()
  // Where some are of another range than the page, it is told which are which.
  const isNamed = Object.values<Part>(report.parts).some(one => one.part === 'figures' && one.range !== undefined)
  const isTitled = useContext(TitledContext)
  const id = useId()
  const { answer } = answering
  const { extremes: step } = part
  const { step: cut } = partQuery(report, part, view)
  const hasCourse = cut !== undefined && view.range !== undefined && pointsIn(view.range, cut) > 1
  const extremes = useMemo(
    () => answer && step && ((measure: string) => extremesOf({ report, words, answer, step, today }, measure)),
    [report, words, answer, step, today],
  )
  return (
    <Box component="section" aria-labelledby={id} sx={{ '@media print': { breakInside: 'avoid' } }}>
      <Typography
        id={id}
        component={isTitled ? 'span' : 'h2'}
        {...(isNamed && !isTitled ? { variant: 'subtitle1', sx: { mb: 1 } } : { sx: visuallyHidden })}
      >
        {translate(`reports.${report.name}.parts.${name}`)}
      </Typography>
      <Answered
        answering={answering}
        height={heightOf(part.measures.length, view.compare.length + (step === undefined ? 0 : 2), hasCourse)}
      >
        {answer && (
          <Figures
            measures={part.measures}
            answer={answer}
            words={words}
            ways={ways}
            {...(extremes ? { extremesOf: extremes } : {})}
          />
        )}
      </Answered>
    </Box>
  )
}
