import { Box, Chip } from '@mui/material'
import { useListContext } from 'react-admin'
import type { ReactNode } from 'react'
import { toFilter } from '../../../dataProvider/query.ts'
import { oneLine } from '../../core/oneLine.ts'

export interface ListChoice {
  readonly label: string
  /** Values of the filters that it stands for; what it does not name stays. `undefined` takes a filter away. */
  readonly filter: Readonly<Record<string, unknown>>
}

const isChosen = (filter: Readonly<Record<string, unknown>>, values: Readonly<Record<string, unknown>>): boolean =>
  // However it is spelled: what was opened from a number has its values in one text.
  Object.entries(filter).every(([name, value]) => toFilter(values[name]) === toFilter(value))

/**
 * Filters that are asked for again and again, at one click each, above a list. On a phone they stay in one line, and
 * what can be done stands below, a line each.
 */
export const Choices = ({ choices, children }: { choices: readonly ListChoice[]; children?: ReactNode }) => {
  const { filterValues, setFilters, displayedFilters } = useListContext()
  const values = filterValues as Readonly<Record<string, unknown>>
  const choose = (filter: Readonly<Record<string, unknown>>) => {
    const next = Object.fromEntries(Object.entries({ ...values, ...filter }).filter(([, value]) => value !== undefined))
    setFilters(next, displayedFilters)
  }
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        mb: 1.5,
        '@media print': { display: 'none' },
      }}
    >
      <Box sx={oneLine}>
        {choices.map(({ label, filter }) => (
          <Chip
            key={label}
            label={label}
            size="small"
            clickable
            onClick={() => choose(filter)}
            aria-pressed={isChosen(filter, values)}
            color={isChosen(filter, values) ? 'primary' : 'default'}
            variant={isChosen(filter, values) ? 'filled' : 'outlined'}
          />
        ))}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          gap: 1,
          ml: 'auto',
          width: { xs: '100%', sm: 'auto' },
          minHeight: 31,
        }}
      >
        {children}
      </Box>
    </Box>
  )
}
