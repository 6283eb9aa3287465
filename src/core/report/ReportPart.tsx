import { memo, useMemo } from 'react'
import { ofPart } from '../../../resources/core/statistics/declared.ts'
import { viewOf } from '../../../resources/core/statistics/partQuery.ts'
import { ChartPart } from './ChartPart.tsx'
import { FiguresPart } from './FiguresPart.tsx'
import { LargestPart } from './LargestPart.tsx'
import type { PartProps } from './PartProps.ts'
import { TablePart } from './TablePart.tsx'
import { useReportWords } from './useReportWords.ts'
import { WithoutPart } from './WithoutPart.tsx'

/** A part of a report, by its kind; it speaks as the facts do that it shows. */
export const ReportPart = memo(({ report, view, ...rest }: Omit<PartProps, 'words'>) => {
  const { part, today } = rest
  const own = useMemo(() => ofPart(report, part), [report, part])
  const words = useReportWords(own)
  const props = { ...rest, words, report: own, view: useMemo(() => viewOf(part, view, today), [part, view, today]) }
  switch (part.part) {
    case 'figures':
      return <FiguresPart {...props} part={part} />
    case 'chart':
      return <ChartPart {...props} part={part} />
    case 'largest':
      return <LargestPart {...props} part={part} />
    case 'without':
      return <WithoutPart {...props} part={part} />
    case 'table':
      return <TablePart {...props} part={part} />
  }
})
ReportPart.displayName = 'ReportPart'
