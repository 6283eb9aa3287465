import type { Board } from '../../../resources/core/resource.ts'
import { offersFor } from '../actions/rowActions.ts'
import type { Offered } from '../actions/rowActions.ts'

/** An action that leads a card to a column. */
export interface Move {
  readonly offer: Offered
  readonly to: string
}

/** The column that an action leads to. */
const leadsTo = ({ by, moves }: Board, { name, action }: Offered): string | undefined => {
  const to = action.set?.[by] ?? moves?.[name]
  return typeof to === 'string' ? to : undefined
}

/** Where a card can go now, and by which of the actions that its operator has a right to. */
export const movesOf = (board: Board, offers: readonly Offered[], record: Readonly<Record<string, unknown>>): Move[] =>
  offersFor(offers, record).flatMap(({ offer, unavailable }) => {
    const to = leadsTo(board, offer)
    return unavailable || to === undefined || to === record[board.by] ? [] : [{ offer, to }]
  })

/** The next column to one side that a card can go to. */
export const columnBeside = (
  columns: readonly string[],
  moves: readonly Move[],
  from: string,
  step: 1 | -1,
): string | undefined => {
  for (let at = columns.indexOf(from) + step; at >= 0 && at < columns.length; at += step) {
    if (moves.some(({ to }) => to === columns[at])) return columns[at]
  }
  return undefined
}
