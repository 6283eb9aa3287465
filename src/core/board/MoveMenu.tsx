import { ListItemText, Menu, MenuItem } from '@mui/material'
import { useTranslate } from 'react-admin'
import { optionKey } from '../fieldContext.ts'
import type { FieldView } from '../resourceView.ts'
import type { Move } from './moves.ts'

interface MoveMenuProps {
  readonly anchor: HTMLElement
  readonly by: FieldView
  readonly moves: readonly Move[]
  readonly onChoose: (move: Move) => void
  readonly onClose: () => void
}

/** Where a card can go, and by which action. */
export const MoveMenu = ({ anchor, by, moves, onChoose, onClose }: MoveMenuProps) => {
  const translate = useTranslate()
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {moves.length === 0 && (
        <MenuItem aria-disabled="true" sx={{ opacity: 0.7 }}>
          <ListItemText primary={translate('app.listViews.board.nowhere')} />
        </MenuItem>
      )}
      {moves.map(move => (
        <MenuItem
          key={`${move.offer.name}-${move.to}`}
          onClick={() => {
            onClose()
            onChoose(move)
          }}
        >
          {translate('app.listViews.board.moveTo', {
            column: translate(optionKey(by, move.to)),
            action: translate(move.offer.label),
          })}
        </MenuItem>
      ))}
    </Menu>
  )
}
