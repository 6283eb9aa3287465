import { Box, Card, Typography } from '@mui/material'
import { DndContext, DragOverlay, MouseSensor, pointerWithin, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import type { Active, DragEndEvent, DragStartEvent, Over } from '@dnd-kit/core'
import { useListContext, useLocale, useNotify, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useCallback, useRef, useState } from 'react'
import { useStart } from '../actions/ActionsProvider.tsx'
import { useOffers } from '../actions/useOffers.ts'
import { isChoice } from '../../../resources/core/typeOf.ts'
import { optionKey } from '../fieldContext.ts'
import { recordLabel } from '../recordLabel.ts'
import type { ResourceView } from '../resourceView.ts'
import { BoardCard } from './BoardCard.tsx'
import { Column } from './Column.tsx'
import { MoveMenu } from './MoveMenu.tsx'
import { columnBeside, movesOf } from './moves.ts'
import type { Move } from './moves.ts'
import '../list/viewTexts.ts'

interface Offer {
  readonly record: RaRecord
  readonly moves: readonly Move[]
  readonly anchor: HTMLElement
}

/** The options that the list's filter by the same choice leaves. */
const optionsLeft = (options: readonly string[], filter: unknown): readonly string[] => {
  const said = Array.isArray(filter)
    ? filter.map(String)
    : typeof filter === 'string' && filter !== ''
      ? filter.split(',')
      : undefined
  return said ? options.filter(option => said.includes(option)) : options
}

/**
 * The list of a resource as a board. A card goes to where an action of its record leads: that action asks what it asks
 * anywhere, and is guarded by the server; the card stays where it is until that has done it.
 */
export const BoardView = ({ blueprint }: { blueprint: ResourceView }) => {
  const { resource, fields } = blueprint
  const board = resource.list!.board!
  const by = fields[board.by]!
  const translate = useTranslate()
  const locale = useLocale()
  const notify = useNotify()
  const start = useStart()
  const offers = useOffers(resource)
  const { filterValues } = useListContext()
  const [dragged, setDragged] = useState<RaRecord>()
  const [offered, setOffered] = useState<Offer>()
  const place = useRef<HTMLDivElement>(null)
  const columns = optionsLeft(isChoice(by.field) ? by.field.options : [], filterValues[board.by])
  // A finger that moves at once scrolls; one that rests first drags.
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  )

  const canMove = offers.some(
    ({ name, action }) => action.set?.[board.by] !== undefined || board.moves?.[name] !== undefined,
  )
  const nameOf = (record: RaRecord): string => recordLabel(resource, record, locale)
  const columnName = (option: string): string => translate(optionKey(by, option))
  const recordOf = (active: Active): RaRecord => (active.data.current as { readonly record: RaRecord }).record
  const goTo = (record: RaRecord, to: string, anchor: HTMLElement | undefined): void => {
    const moves = movesOf(board, offers, record).filter(move => move.to === to)
    if (moves.length === 0)
      notify('app.listViews.board.cannot', {
        type: 'warning',
        messageArgs: { name: nameOf(record), column: columnName(to) },
      })
    else if (moves.length === 1 || !anchor) start(moves[0]!.offer, [record])
    else setOffered({ record, moves, anchor })
  }
  const step = (record: RaRecord, towards: 1 | -1): void => {
    const to = columnBeside(columns, movesOf(board, offers, record), String(record[board.by]), towards)
    const handle = place.current?.querySelector<HTMLElement>(`[data-handle="${record.id}"]`) ?? undefined
    if (to === undefined) notify('app.listViews.board.nowhere', { type: 'info' })
    else goTo(record, to, handle)
  }
  // Focus goes along with what was moved by keys: it stood on the handle when that went from its column.
  const focused = useRef<string>(undefined)
  const read = useCallback((_: string, records: readonly RaRecord[]) => {
    const id = focused.current
    if (
      id === undefined ||
      document.activeElement !== document.body ||
      !records.some(record => String(record.id) === id)
    )
      return
    place.current?.querySelector<HTMLElement>(`[data-handle="${id}"]`)?.focus()
  }, [])
  const drop = ({ active, over }: DragEndEvent): void => {
    setDragged(undefined)
    const record = recordOf(active)
    if (!over || String(over.id) === record[board.by]) return
    goTo(
      record,
      String(over.id),
      place.current?.querySelector<HTMLElement>(`[data-column="${String(over.id)}"]`) ?? undefined,
    )
  }
  const said = (key: string, active: Active, over?: Over | null): string =>
    translate(`app.listViews.board.${key}`, {
      name: nameOf(recordOf(active)),
      column: over ? columnName(String(over.id)) : '',
    })
  const goals = dragged && movesOf(board, offers, dragged).map(({ to }) => to)
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={({ active }: DragStartEvent) => setDragged(recordOf(active))}
      onDragEnd={drop}
      onDragCancel={() => setDragged(undefined)}
      accessibility={{
        screenReaderInstructions: { draggable: translate('app.listViews.board.keys') },
        announcements: {
          onDragStart: ({ active }) => said('dragging', active),
          onDragOver: ({ active, over }) => (over ? said('over', active, over) : undefined),
          onDragEnd: ({ active }) => said('dropped', active),
          onDragCancel: ({ active }) => said('cancelled', active),
        },
      }}
    >
      <Box
        ref={place}
        data-board=""
        tabIndex={0}
        role="group"
        aria-label={translate('app.generator.tree.board')}
        onFocus={event => {
          focused.current = (event.target as HTMLElement).dataset['handle']
        }}
        sx={{
          display: 'flex',
          alignItems: 'stretch',
          gap: 1,
          p: 1,
          overflowX: 'auto',
          minHeight: 320,
          scrollSnapType: { xs: 'x proximity', sm: 'none' },
        }}
      >
        {columns.map(option => (
          <Column
            key={option}
            blueprint={blueprint}
            by={by}
            option={option}
            onRead={read}
            takes={dragged && goals && (option === dragged[board.by] || goals.includes(option))}
            card={record => (
              <BoardCard
                key={record.id}
                blueprint={blueprint}
                by={board.by}
                record={record}
                canMove={canMove}
                onStep={step}
                onMenu={(one, anchor) => setOffered({ record: one, moves: movesOf(board, offers, one), anchor })}
              />
            )}
          />
        ))}
      </Box>
      <DragOverlay dropAnimation={null}>
        {dragged ? (
          <Card variant="outlined" sx={{ p: 1.5, boxShadow: 4, cursor: 'grabbing' }}>
            <Typography variant="body2">{nameOf(dragged)}</Typography>
          </Card>
        ) : null}
      </DragOverlay>
      {offered && (
        <MoveMenu
          by={by}
          {...offered}
          onChoose={({ offer }) => start(offer, [offered.record])}
          onClose={() => setOffered(undefined)}
        />
      )}
    </DndContext>
  )
}
