import { Box, Typography } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { useTranslate } from 'react-admin'
import { useId } from 'react'
import type { Part } from '../../../resources/core/statistics/index.ts'
import { useFiguresHeight } from './figureHeight.ts'
import { Figures } from './Figures.tsx'
import { Answered } from './PartFrame.tsx'
import type { PartProps } from './PartProps.ts'
import { useAnswer } from './useAnswer.ts'
import { useWays } from './useWays.ts'

type Shown = Part & { readonly part: 'figures' }

/** The figures of a report. */
export const FiguresPart = ({ report, name, part, view, words }: PartProps<Shown>) => {
  const translate = useTranslate()
  const answering = useAnswer(report, part, view)
  const ways = useWays(report, view)
  const heightOf = useFiguresHeight()
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h2" sx={visuallyHidden}>{translate(`reports.${report.name}.parts.${name}`)}</Typography>
      <Answered answering={answering} height={heightOf(part.measures.length, view.compare.length)}>
        {answering.answer && <Figures measures={part.measures} answer={answering.answer} words={words} ways={ways} />}
      </Answered>
    </Box>
  )
}
