import { Box, Button, Chip, Stack } from '@mui/material'
import { useGetList, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { noticeReading } from '../../../resources/content/noticeReading.ts'
import { useFormat } from '../../core/format.ts'
import { EmbeddedList } from '../../core/list/EmbeddedList.tsx'

const states = ['read', 'unread'] as const
type State = (typeof states)[number]

const useCount = (filter: Readonly<Record<string, unknown>>): number | undefined =>
  useGetList(noticeReading.name, { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' }, filter }).total

interface CountProps {
  readonly notice: number
  readonly state: State
  readonly isChosen: boolean
  readonly onClick: () => void
}

/** How many have read it, or have not; chosen, those alone are listed. */
const Count = ({ notice, state, isChosen, onClick }: CountProps) => {
  const translate = useTranslate()
  const format = useFormat()
  const count = useCount({ notice, state })
  return (
    <Chip
      label={`${translate(`resources.noticeReading.choices.state.${state}`)} ${count === undefined ? '…' : format.number(count)}`} onClick={onClick} aria-pressed={isChosen}
      color={isChosen ? 'primary' : 'default'} variant={isChosen ? 'filled' : 'outlined'}
    />
  )
}

/** Who has read an announcement and who has not, with the way to the whole list, which can be exported. */
export const Readings = ({ record }: { readonly record: RaRecord }) => {
  const translate = useTranslate()
  const [chosen, setChosen] = useState<State>()
  const notice = Number(record.id)
  const filter = { notice, ...(chosen ? { state: chosen } : {}) }
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        {states.map(state => <Count key={state} notice={notice} state={state} isChosen={chosen === state} onClick={() => setChosen(now => (now === state ? undefined : state))} />)}
        <Button size="small" component={Link} to={`/noticeReading?${new URLSearchParams({ filter: JSON.stringify(filter) })}`}>{translate('app.home.all')}</Button>
      </Stack>
      <EmbeddedList key={chosen ?? ''} resource={noticeReading} filter={filter} />
    </Box>
  )
}
