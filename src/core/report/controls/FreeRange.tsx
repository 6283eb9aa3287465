import { Box, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { rangeErrors } from '../../../../resources/core/statistics/index.ts'
import type { Range } from '../../../../resources/core/statistics/index.ts'
import { DayField } from '../../inputs/day/DayField.tsx'
import { useMessage } from './useMessage.ts'

const ends = ['from', 'to'] as const

/** Any days, typed. */
export const FreeRange = ({
  range,
  today,
  onChosen,
}: {
  range: Range
  today: string
  onChosen: (range: Range) => void
}) => {
  const translate = useTranslate()
  const textOf = useMessage()
  const [typed, setTyped] = useState(range)
  const errors = rangeErrors(typed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (Object.keys(errors).length === 0) onChosen(typed)
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}
    >
      {ends.map(end => (
        <DayField
          key={end}
          fullWidth={false}
          label={translate(`app.report.${end}`)}
          value={typed[end]}
          max={today}
          error={errors[end] !== undefined}
          helperText={textOf(errors[end])}
          onChange={day => setTyped({ ...typed, [end]: day })}
          sx={{ flex: '1 1 11.5em' }}
        />
      ))}
      <Button type="submit" variant="contained" sx={{ height: 40 }}>
        {translate('app.report.apply')}
      </Button>
    </Box>
  )
}
