import DragIndicator from '@mui/icons-material/DragIndicator'
import { IconButton } from '@mui/material'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useLocale, useTranslate } from 'react-admin'
import { useMemo } from 'react'
import type { KeyboardEvent } from 'react'
import { recordLabel } from '../recordLabel.ts'
import { step } from './moves.ts'
import type { Direction } from './moves.ts'
import { TreeRow } from './TreeRow.tsx'
import type { TreeRowProps } from './TreeRow.tsx'
import type { Arrange } from './useArrange.ts'

const directions: { readonly [key: string]: Direction } = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

/** A row that can be dragged by its handle; on the handle the arrow keys move it. */
export const SortableRow = ({ arrange, ...props }: TreeRowProps & { readonly arrange: Arrange }) => {
  const { blueprint, tree, node } = props
  const isLevel = blueprint.resource.tree === undefined
  const translate = useTranslate()
  const locale = useLocale()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: node.id,
  })
  const { 'aria-describedby': describedBy } = attributes
  // The same for as long as nothing is said in it that was not, so that a row that makes room is not drawn anew.
  const handle = useMemo(() => {
    const press = (event: KeyboardEvent<HTMLElement>) => {
      const direction = directions[event.key]
      if (!direction || (isLevel && (direction === 'in' || direction === 'out'))) return
      event.preventDefault()
      event.stopPropagation()
      const destination = step(tree.whole, node, direction)
      if (direction === 'in' && destination?.parent && !tree.isOpen(destination.parent)) tree.toggle(destination.parent)
      void arrange.move(node.id, (now, moved) => step(now, moved, direction))
    }
    return (
      <IconButton
        ref={setActivatorNodeRef}
        {...listeners}
        onKeyDown={press}
        size="small"
        data-handle={node.id}
        aria-describedby={describedBy}
        aria-label={translate('app.generator.tree.move', {
          name: recordLabel(blueprint.resource, node.record, locale),
        })}
        title={translate(`app.generator.tree.${isLevel ? 'orderKeys' : 'moveKeys'}`)}
        aria-keyshortcuts={isLevel ? 'ArrowUp ArrowDown' : 'ArrowUp ArrowDown ArrowLeft ArrowRight'}
        sx={{ p: 0.5, cursor: 'grab', touchAction: 'none', color: 'text.secondary' }}
      >
        <DragIndicator fontSize="small" />
      </IconButton>
    )
  }, [blueprint, tree, node, arrange, isLevel, translate, locale, listeners, setActivatorNodeRef, describedBy])
  return (
    <TreeRow
      {...props}
      handle={handle}
      rowRef={setNodeRef}
      style={{
        transform: CSS.Translate.toString(transform),
        transition,
        ...(isDragging ? { opacity: 0.6, position: 'relative', zIndex: 2 } : {}),
      }}
    />
  )
}
