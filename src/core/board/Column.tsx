import { Alert, Box, Button, Skeleton, Typography } from '@mui/material'
import { useDroppable } from '@dnd-kit/core'
import { useGetList, useListContext, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useErrorText } from '../actions/useErrorText.ts'
import { optionKey } from '../fieldContext.ts'
import { useFormat } from '../format.ts'
import { moveBetweenRows } from '../list/keys.ts'
import { useTurn } from '../list/useTurn.ts'
import type { FieldView, ResourceView } from '../resourceView.ts'
import { ToneChip } from '../types/ToneChip.tsx'
import type { Tone } from '../../../resources/core/index.ts'

/** So many cards come at first and so many more each time; beyond the most of them the list has the rest. */
const atOnce = 20
const mostCards = 100

interface ColumnProps {
  readonly blueprint: ResourceView
  readonly by: FieldView
  readonly option: string
  /** Something is dragged: whether it can be dropped here. */
  readonly takes: boolean | undefined
  readonly onRead: (option: string, records: readonly RaRecord[]) => void
  readonly card: (record: RaRecord) => ReactNode
}

/** The records of one state, counted, the first of them as cards. */
export const Column = ({ blueprint: { resource }, by, option, takes, onRead, card }: ColumnProps) => {
  const translate = useTranslate()
  const format = useFormat()
  const textOf = useErrorText()
  const turn = useTurn()
  const { filterValues, sort } = useListContext()
  const [perPage, setPerPage] = useState(atOnce)
  const filter = { ...filterValues, [by.name]: option }
  const { data, total, meta, isPending, error } = useGetList<RaRecord>(
    resource.name,
    { filter, sort, pagination: { page: 1, perPage } },
    { placeholderData: before => before },
  )
  // What is dropped where it cannot go is told so.
  const { setNodeRef, isOver } = useDroppable({ id: option })
  useEffect(() => {
    if (data) onRead(option, data)
  }, [data, option, onRead])
  const isMinimum = (meta as { readonly totalIsMinimum?: boolean } | undefined)?.totalIsMinimum === true
  const rest = (total ?? 0) - (data?.length ?? 0)
  const name = translate(optionKey(by, option))
  const tone = (by.field as { readonly tones?: { readonly [one: string]: Tone | undefined } }).tones?.[option]
  return (
    <Box
      component="section"
      ref={setNodeRef}
      data-column={option}
      aria-label={name}
      sx={{
        flex: '1 0 270px',
        maxWidth: 420,
        width: { xs: '80vw', sm: 'auto' },
        scrollSnapAlign: 'start',
        borderRadius: 1,
        p: 1,
        bgcolor: 'action.hover',
        opacity: takes === false ? 0.5 : 1,
        outlineOffset: -2,
        ...(takes ? { outline: 2, outlineStyle: isOver ? 'solid' : 'dashed', outlineColor: 'primary.main' } : {}),
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pb: 1 }}>
        <Typography component="h2" variant="subtitle2">
          <ToneChip label={name} tone={tone} />
        </Typography>
        {total !== undefined && (
          <Typography
            variant="body2"
            color="text.secondary"
            data-count=""
          >{`${format.number(total)}${isMinimum ? '+' : ''}`}</Typography>
        )}
      </Box>
      {error && <Alert severity="error">{textOf(error)}</Alert>}
      {isPending && !error && <Skeleton variant="rectangular" height={96} />}
      {data?.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ py: 2, textAlign: 'center' }}>
          {translate('app.listViews.board.empty')}
        </Typography>
      )}
      <Box
        component="ul"
        onKeyDown={moveBetweenRows}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: 'column', gap: 1 }}
      >
        {data?.map(card)}
      </Box>
      {rest > 0 && perPage < mostCards && (
        <Button size="small" onClick={() => setPerPage(perPage + atOnce)}>
          {translate('app.listViews.board.showMore', {
            count: format.number(isMinimum ? atOnce : Math.min(rest, atOnce)),
          })}
        </Button>
      )}
      {rest > 0 && (
        <Button size="small" onClick={() => turn({}, { filter })}>
          {translate('app.listViews.board.inList')}
        </Button>
      )}
    </Box>
  )
}
