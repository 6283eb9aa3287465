import { createContext, useContext } from 'react'
import type { Dispatch, SetStateAction } from 'react'
import type { Drawing, Series } from '../drawing.ts'
import type { Head } from '../pivot.ts'
import type { ReportWords } from '../reportWords.ts'
import type { At, Spot, Told } from './useMarks.ts'

/** What all parts of a chart know. */
export interface Drawn {
  readonly drawing: Drawing
  readonly words: ReportWords
  /** Tells what is pointed at, or of nothing any more; and what has the focus. */
  readonly tell: Dispatch<SetStateAction<Told | undefined>>
  readonly enter: (at: At, spot: Spot) => void
  /** Keys of the series that the reader put away. */
  readonly hidden: ReadonlySet<string>
  /** Begins the ids of its patterns. */
  readonly prefix: string
  readonly width: number
  readonly height: number
  /** Where the rows of a number stand. */
  readonly wayOf: (row: Head, series: Series) => string | undefined
}

const DrawnContext = createContext<Drawn | undefined>(undefined)

export const DrawnProvider = DrawnContext.Provider

/**
 * The mark that is in the order of focus, by its key. Apart from the rest: the library draws the whole chart anew, and
 * loses the focus, for whatever it is given anew.
 */
const TabbedContext = createContext<string | undefined>(undefined)
export const TabbedProvider = TabbedContext.Provider
export const useTabbed = (): string | undefined => useContext(TabbedContext)

/** The chart that is being drawn. */
export const useDrawn = (): Drawn => {
  const drawn = useContext(DrawnContext)
  if (!drawn) throw new Error('There is no chart around')
  return drawn
}

/** All that a number says: `Mar 2026, 60 times: 12 top-ups`. */
export const labelOf = ({ drawing, words }: Pick<Drawn, 'drawing' | 'words'>, row: number, series: number): string => {
  const [head, of] = [drawing.rows[row]!, drawing.series[series]!]
  const group = words.format.list([
    head.label,
    ...(of.head.is === 'total' ? [] : [of.head.label]),
    ...(of.compared ? [of.label] : []),
  ])
  return words.t(head.isPart ? 'app.report.partCell' : 'app.report.cell', {
    group,
    number: words.said(of.measure, drawing.numbers[row]?.[series]),
  })
}
