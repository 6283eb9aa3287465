import { Box, Skeleton } from '@mui/material'
import { useRef } from 'react'
import type { HomePart as Part } from '../../../../resources/core/home.ts'
import { useFiguresHeight } from '../../../core/report/figureHeight.ts'
import type { Named } from './arrangement.ts'
import { CardFrame } from './CardFrame.tsx'
import { homeCards } from './cards.ts'
import { CountCard } from './CountCard.tsx'
import { countHeight, headHeight } from './heights.ts'
import { useSeen } from './useSeen.ts'
import { awaitedPart } from '../../../core/later.tsx'

const RowsCard = awaitedPart(async () => (await import('./RowsCard.tsx')).RowsCard)
const ReportCard = awaitedPart(async () => (await import('./ReportCard.tsx')).ReportCard)

/** Pixels that a part takes, so that it keeps its place until it is there. */
const useHeight = (one: Part): number => {
  const figuresHeight = useFiguresHeight()
  switch (one.part) {
    case 'count':
      return countHeight
    case 'rows':
      return 400
    case 'own':
      return one.height
    case 'report': {
      const part = one.report.parts[one.shown]
      return (
        headHeight +
        (part?.part === 'figures'
          ? figuresHeight(part.measures.length, (one.compare ?? one.report.compare ?? []).length)
          : 400)
      )
    }
  }
}

const Content = ({ name, one }: Named) => {
  switch (one.part) {
    case 'count':
      return <CountCard name={name} one={one} />
    case 'rows':
      return <RowsCard name={name} one={one} />
    case 'report':
      return <ReportCard name={name} one={one} />
    case 'own': {
      const Own = homeCards.of(name)
      return Own ? <Own /> : null
    }
  }
}

/**
 * A part of the home page by itself: it keeps its place until it is there, asks when it comes into sight, and where it
 * fails the others go on.
 */
export const HomePart = ({ name, one, isAwaited }: Named & { readonly isAwaited: boolean }) => {
  const box = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(box)
  const height = useHeight(one)
  return (
    <Box ref={box} data-part={name} sx={{ minWidth: 0 }}>
      {isAwaited || !isSeen ? (
        <Skeleton variant="rounded" height={height} />
      ) : (
        <CardFrame height={height}>
          <Content name={name} one={one} />
        </CardFrame>
      )}
    </Box>
  )
}
