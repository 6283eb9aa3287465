import DragIndicator from '@mui/icons-material/DragIndicator'
import { Box, IconButton } from '@mui/material'
import { useDraggable } from '@dnd-kit/core'
import { RecordContextProvider, useLocale, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { KeyboardEvent } from 'react'
import { recordLabel } from '../recordLabel.ts'
import { RecordCard } from '../list/ListCards.tsx'
import type { ResourceView } from '../resourceView.ts'

interface BoardCardProps {
  readonly blueprint: ResourceView
  readonly by: string
  readonly record: RaRecord
  readonly canMove: boolean
  readonly onStep: (record: RaRecord, step: 1 | -1) => void
  readonly onMenu: (record: RaRecord, anchor: HTMLElement) => void
}

const steps: { readonly [key: string]: 1 | -1 | undefined } = { ArrowLeft: -1, ArrowRight: 1 }

/** A card that is dragged by the mouse, by a finger that rests on it, or moved by its handle. */
export const BoardCard = ({ blueprint, by, record, canMove, onStep, onMenu }: BoardCardProps) => {
  const translate = useTranslate()
  const locale = useLocale()
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: record.id,
    data: { record },
    disabled: !canMove,
  })
  const name = recordLabel(blueprint.resource, record, locale)
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    onStep(record, step)
  }
  return (
    <Box
      component="li"
      ref={setNodeRef}
      {...(canMove ? listeners : {})}
      data-card={record.id}
      onDragStart={event => event.preventDefault()}
      sx={{ opacity: isDragging ? 0.4 : 1, cursor: canMove ? 'grab' : undefined }}
    >
      <RecordContextProvider value={record}>
        <RecordCard blueprint={blueprint} record={record} selectable={false} without={[by]} component="div">
          {canMove && (
            <IconButton
              size="small"
              data-handle={record.id}
              onKeyDown={press}
              onClick={event => onMenu(record, event.currentTarget)}
              aria-haspopup="menu"
              aria-describedby={attributes['aria-describedby']}
              aria-label={translate('app.listViews.board.move', { name })}
              title={translate('app.listViews.board.keys')}
              aria-keyshortcuts="ArrowLeft ArrowRight"
              sx={{ p: 0.5, color: 'text.secondary' }}
            >
              <DragIndicator fontSize="small" />
            </IconButton>
          )}
        </RecordCard>
      </RecordContextProvider>
    </Box>
  )
}
