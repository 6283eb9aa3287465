import DragIndicator from '@mui/icons-material/DragIndicator'
import RestartAlt from '@mui/icons-material/RestartAlt'
import { Checkbox, FormControlLabel, IconButton, ListItem } from '@mui/material'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useTranslate } from 'react-admin'
import type { KeyboardEvent } from 'react'

interface ColumnRowProps {
  readonly name: string
  readonly label: string
  readonly isShown: boolean
  /** The only one that is shown stays. */
  readonly isFixed: boolean
  readonly isSized: boolean
  /** Nothing is moved while some are searched for. */
  readonly isMovable: boolean
  readonly onShow: () => void
  /** The way that an arrow key leads; false where it leads nowhere. */
  readonly onKey: (key: string) => boolean
  readonly onUnset: () => void
}

const look = {
  '&, & .MuiFormControlLabel-root': { minWidth: 0 },
  '& .MuiFormControlLabel-label': { fontSize: '0.875rem', overflowWrap: 'anywhere', lineHeight: 1.3 },
}

/** A column of the choice: shown or not, and a handle to be dragged or moved by keys. */
export const ColumnRow = ({
  name,
  label,
  isShown,
  isFixed,
  isSized,
  isMovable,
  onShow,
  onKey,
  onUnset,
}: ColumnRowProps) => {
  const translate = useTranslate()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: name,
    disabled: !isMovable,
  })
  const press = (event: KeyboardEvent) => {
    if (onKey(event.key)) event.preventDefault()
  }
  return (
    <ListItem
      ref={setNodeRef}
      disablePadding
      dense
      sx={look}
      style={{
        transform: CSS.Translate.toString(transform),
        transition,
        ...(isDragging ? { opacity: 0.6, zIndex: 1 } : {}),
      }}
    >
      {isMovable && (
        <IconButton
          ref={setActivatorNodeRef}
          {...listeners}
          onKeyDown={press}
          size="small"
          data-handle={name}
          aria-label={translate('app.columns.move', { column: label })}
          aria-describedby={attributes['aria-describedby']}
          aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight"
          title={translate('app.columns.keys')}
          sx={{ cursor: 'grab', touchAction: 'none', color: 'text.secondary' }}
        >
          <DragIndicator fontSize="small" />
        </IconButton>
      )}
      <FormControlLabel
        sx={{ flex: 1, mr: 0, ml: isMovable ? 0 : 0.5 }}
        control={<Checkbox size="small" checked={isShown} disabled={isFixed} onChange={onShow} />}
        label={label}
      />
      {isSized && (
        <IconButton
          size="small"
          aria-label={translate('app.columns.unset', { column: label })}
          title={translate('app.columns.unset', { column: label })}
          onClick={onUnset}
        >
          <RestartAlt fontSize="small" />
        </IconButton>
      )}
    </ListItem>
  )
}
