import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined'
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined'
import SwapVert from '@mui/icons-material/SwapVert'
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined'
import ViewKanbanOutlined from '@mui/icons-material/ViewKanbanOutlined'
import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { useState } from 'react'
import { toFilters } from '../../../dataProvider/query.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import type { View } from '../list/shownViews.ts'
import { firstPage } from '../list/firstPage.ts'
import { useTurn } from '../list/useTurn.ts'
import { isSameState } from '../views/SavedView.ts'
import { useView } from './useView.ts'

const choice = { py: 0.5, px: 1, gap: 0.5, color: 'text.primary' }

const icons = {
  tree: AccountTreeOutlined,
  order: SwapVert,
  flat: TableRowsOutlined,
  calendar: CalendarMonthOutlined,
  board: ViewKanbanOutlined,
} as const

/**
 * Chooses between the rows and what else the list can be shown as: the tree, or the order in which records stand, a
 * calendar, a board.
 */
export const ViewSwitch = ({ resource }: { resource: AnyResource }) => {
  const translate = useTranslate()
  const { view, setTree, views } = useView(resource)
  const turn = useTurn()
  const { filterValues } = useListContext()
  const begins = firstPage(resource).filter
  // Which rows come first is asked of a list; days and columns of a board show all, where nobody chose otherwise. Back
  // among its rows it is as it was: all of them where these were chosen.
  const [hasLeft, setLeft] = useState(false)
  const is = (filter: Readonly<Record<string, unknown>>): boolean =>
    isSameState(toFilters(filterValues), toFilters(filter))
  const change = (next: View | null): void => {
    if (next === null) return
    if (next === 'tree' || next === 'flat') setTree(next)
    if (next === 'calendar' || next === 'board') {
      const leaves = is(begins)
      setLeft(hasLeft || leaves)
      turn({ view: next }, leaves ? { filter: {} } : {})
    } else if (view === 'calendar' || view === 'board') {
      setLeft(false)
      turn({}, hasLeft && is({}) ? { filter: begins } : {})
    }
  }
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={view}
      onChange={(_, next: View | null) => change(next)}
      aria-label={translate('app.generator.tree.view')}
    >
      {views.map(one => {
        const name = one === 'tree' && resource.tree === undefined ? 'order' : one
        const Icon = icons[name]
        return (
          <ToggleButton key={one} value={one} sx={choice}>
            <Icon fontSize="small" />
            {translate(`app.generator.tree.${name}`)}
          </ToggleButton>
        )
      })}
    </ToggleButtonGroup>
  )
}
