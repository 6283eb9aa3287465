import { Box, Button, Divider, List, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import type { DragEndEvent, UniqueIdentifier } from '@dnd-kit/core'
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useTranslate } from 'react-admin'
import { useId, useState } from 'react'
import { useTell } from '../actions/useTell.ts'
import type { ResourceView } from '../resourceView.ts'
import { hasRight, useCanSee } from '../rights.tsx'
import { ColumnRow } from './ColumnRow.tsx'
import './columnTexts.ts'
import { headOf, widthStep, withWidth } from './columnWidths.ts'
import { useArrangeColumns } from './useArrangeColumns.ts'
import { BelowControl } from '../BelowControl.tsx'
import { useListViews } from './useListViews.ts'

interface PanelProps {
  readonly blueprint: ResourceView
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

/** From so many columns on one looks for them by their names. */
const many = 12

/** Where nothing is known of a column that is not shown. */
const usualWidth = 160

const upOrDown: { readonly [key: string]: number } = { ArrowUp: -1, ArrowDown: 1 }
const narrowerOrWider: { readonly [key: string]: number } = { ArrowLeft: -widthStep, ArrowRight: widthStep }

/**
 * Shows, hides, orders and sizes columns for as long as the page's tab is there; what lasts is kept in the default
 * view.
 */
export const ColumnsPanel = ({ blueprint, anchor, onClose }: PanelProps) => {
  const { fields, further } = blueprint
  const translate = useTranslate()
  const tell = useTell()
  const canSee = useCanSee()
  const id = useId()
  const { saved, keepColumns } = useListViews(blueprint)
  const {
    arrangement: { order, hidden, widths, isCompact },
    arrange,
    reset,
  } = useArrangeColumns(blueprint)
  const [typed, setTyped] = useState('')
  const [told, setTold] = useState('')
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const labelOf = (name: UniqueIdentifier): string => translate(fields[name]!.label)
  const names = order.filter(name => hasRight(canSee, fields[name]!.field.permission?.read))
  const looked = typed.trim().toLowerCase()
  const found = looked === '' ? names : names.filter(name => labelOf(name).toLowerCase().includes(looked))
  const shown = names.filter(name => !hidden.includes(name))

  const move = (name: string, to: string) => {
    const next = arrayMove([...order], order.indexOf(name), order.indexOf(to))
    arrange({ order: next })
    setTold(
      translate('app.columns.moved', { column: labelOf(name), place: names.indexOf(to) + 1, count: names.length }),
    )
  }
  const show = (name: string) => {
    if (!hidden.includes(name)) return arrange({ hidden: [...hidden, name].toSorted() })
    const last = shown.at(-1)
    // What the list does not have by itself has no place of its own yet.
    const isNew =
      last !== undefined && further.some(field => field.name === name) && order.indexOf(name) > order.indexOf(last)
    arrange({
      hidden: hidden.filter(one => one !== name),
      ...(isNew ? { order: arrayMove([...order], order.indexOf(name), order.indexOf(last) + 1) } : {}),
    })
  }
  const size = (name: string, step: number) => {
    const next = withWidth(
      widths,
      name,
      (widths.find(({ column }) => column === name)?.width ?? headOf(name)?.offsetWidth ?? usualWidth) + step,
    )
    arrange({ widths: next })
    setTold(
      translate('app.columns.sized', {
        column: labelOf(name),
        width: next.find(({ column }) => column === name)!.width,
      }),
    )
  }
  const unset = (name: string) => {
    arrange({ widths: withWidth(widths, name, undefined) })
    setTold(translate('app.columns.unset', { column: labelOf(name) }))
  }
  const press =
    (name: string) =>
    (key: string): boolean => {
      const [way, step] = [upOrDown[key], narrowerOrWider[key]]
      const to = way === undefined ? undefined : names[names.indexOf(name) + way]
      if (to !== undefined) {
        move(name, to)
        // Focus goes along with what was moved: a browser drops it where a row changes its place.
        setTimeout(() => document.querySelector<HTMLElement>(`[data-handle="${name}"]`)?.focus())
      }
      if (step !== undefined) size(name, step)
      return way !== undefined || step !== undefined
    }
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(String(active.id), String(over.id))
  }
  return (
    <BelowControl
      anchor={anchor}
      label={translate('ra.action.select_columns')}
      sx={{ display: 'flex', flexDirection: 'column', width: 320, maxWidth: '100%', maxHeight: 'min(80vh, 640px)' }}
      onClose={onClose}
    >
      {order.length > many && (
        <Box sx={{ p: 1.5, pb: 0.5, flex: 'none' }}>
          <TextField
            fullWidth
            size="small"
            type="search"
            value={typed}
            onChange={event => setTyped(event.target.value)}
            placeholder={translate('app.columns.search')}
            slotProps={{ htmlInput: { 'aria-label': translate('app.columns.search') } }}
          />
        </Box>
      )}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{
          screenReaderInstructions: { draggable: translate('app.columns.keys') },
          announcements: {
            onDragStart: ({ active }) => translate('app.columns.dragging', { column: labelOf(active.id) }),
            onDragOver: () => undefined,
            onDragEnd: ({ active }) => translate('app.columns.dropped', { column: labelOf(active.id) }),
            onDragCancel: ({ active }) => translate('app.columns.cancelled', { column: labelOf(active.id) }),
          },
        }}
      >
        <SortableContext items={found} strategy={verticalListSortingStrategy}>
          <List dense sx={{ px: 1, overflowY: 'auto', flex: 1, minHeight: 0 }}>
            {found.map(name => (
              <ColumnRow
                key={name}
                name={name}
                label={labelOf(name)}
                isShown={!hidden.includes(name)}
                isFixed={shown.length === 1 && shown[0] === name}
                isSized={widths.some(({ column }) => column === name)}
                isMovable={looked === ''}
                onShow={() => show(name)}
                onKey={press(name)}
                onUnset={() => unset(name)}
              />
            ))}
            {found.length === 0 && (
              <Typography variant="body2" color="text.secondary" sx={{ p: 1 }}>
                {translate('app.columns.found')}
              </Typography>
            )}
          </List>
        </SortableContext>
      </DndContext>
      <Divider />
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, px: 2, pt: 1.5 }}>
        <Typography variant="body2" color="text.secondary" id={id}>
          {translate('app.columns.density')}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={isCompact}
          aria-labelledby={id}
          onChange={(_, next: boolean | null) => {
            if (next !== null) arrange({ isCompact: next })
          }}
          sx={{ '& .MuiToggleButton-root': { py: 0.25 } }}
        >
          <ToggleButton value={false}>{translate('app.columns.comfortable')}</ToggleButton>
          <ToggleButton value>{translate('app.columns.compact')}</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, px: 2, py: 1.5 }}>
        <Button size="small" color="inherit" onClick={reset}>
          {translate('app.columns.reset')}
        </Button>
        {saved.mayKeep && (
          <Button size="small" variant="outlined" onClick={() => void keepColumns().then(onClose, tell)}>
            {translate('app.views.keepColumns')}
          </Button>
        )}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {told}
      </Box>
    </BelowControl>
  )
}
