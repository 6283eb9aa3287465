import { Box, Button, Chip, Stack } from '@mui/material'
import { useGetList, useTranslate } from 'react-admin'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { AnyResource } from '../../../resources/core/index.ts'
import { useFormat } from '../../core/format.ts'
import { EmbeddedList } from '../../core/list/EmbeddedList.tsx'

interface CountProps {
  readonly readings: AnyResource
  readonly filter: Readonly<Record<string, unknown>>
  readonly state: string
  readonly isChosen: boolean
  readonly onClick: () => void
}

/** How many are in a state; chosen, those alone are listed. */
const Count = ({ readings, filter, state, isChosen, onClick }: CountProps) => {
  const translate = useTranslate()
  const format = useFormat()
  const { total } = useGetList(readings.name, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    filter: { ...filter, state },
  })
  return (
    <Chip
      label={`${translate(`resources.${readings.name}.choices.state.${state}`)} ${total === undefined ? '…' : format.number(total)}`}
      onClick={onClick}
      aria-pressed={isChosen}
      color={isChosen ? 'primary' : 'default'}
      variant={isChosen ? 'filled' : 'outlined'}
    />
  )
}

interface ReadingsProps {
  /** The resource whose rows say who has read what. */
  readonly readings: AnyResource
  /** What its rows are narrowed by: the record that is read. */
  readonly of: Readonly<Record<string, unknown>>
  readonly states: readonly string[]
}

/** Who has read something and who has not, with the way to the whole list, which can be exported. */
export const Readings = ({ readings, of, states }: ReadingsProps) => {
  const translate = useTranslate()
  const [chosen, setChosen] = useState<string>()
  const filter = { ...of, ...(chosen ? { state: chosen } : {}) }
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', rowGap: 1 }}>
        {states.map(state => (
          <Count
            key={state}
            readings={readings}
            filter={of}
            state={state}
            isChosen={chosen === state}
            onClick={() => setChosen(now => (now === state ? undefined : state))}
          />
        ))}
        <Button
          size="small"
          component={Link}
          to={`/${readings.name}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`}
        >
          {translate('app.home.all')}
        </Button>
      </Stack>
      <EmbeddedList key={chosen ?? ''} resource={readings} filter={filter} />
    </Box>
  )
}
