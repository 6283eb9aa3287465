import { Box } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { useTranslate } from 'react-admin'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import type { Field } from '../../resources/core/index.ts'
import type { Pair, FieldView } from './resourceView.ts'

interface SidePairsProps {
  readonly pairs: readonly Pair[]
  readonly children: (shown: FieldView) => ReactNode
}

const isNeeded = (field: Field): boolean => field.required === true

/** Two columns on a phone with what they say above; on a wider page it stands in a column of its own. */
const columns = {
  display: 'grid',
  columnGap: { xs: 1, sm: 2 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: '11em repeat(2, minmax(0, 18em))' },
} as const

/**
 * Labels name the eye and stay for those who do not see the columns. The frame of an input must not leave a gap for
 * them.
 */
const withoutLabels = {
  '& .MuiInputLabel-root': visuallyHidden,
  '& .MuiFormLabel-root': visuallyHidden,
  '& .MuiOutlinedInput-notchedOutline': { top: 0 },
  '& .MuiOutlinedInput-notchedOutline legend': { display: 'none' },
  '& .MuiFormControl-root': { width: '100%', minWidth: 0, mt: 0.25, mb: 0.25 },
} as const

const head = { typography: 'body2', fontWeight: 600, color: 'text.secondary', textAlign: 'center', pb: 0.5 } as const

/** Inputs of both sides, the right one in the left column, in the order in which they are typed. */
export const SidePairs = ({ pairs, children }: SidePairsProps) => {
  const translate = useTranslate()
  return (
    <Box sx={{ ...columns, ...withoutLabels }}>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }} />
      <Box sx={head}>{translate('app.clinical.column.right')}</Box>
      <Box sx={head}>{translate('app.clinical.column.left')}</Box>
      {pairs.map(({ title, right, left }) => (
        <Fragment key={title}>
          <Box
            aria-hidden
            sx={{
              gridColumn: { xs: '1 / -1', sm: 'auto' },
              typography: 'body2',
              color: 'text.secondary',
              pt: { xs: 0.75, sm: 1.5 },
            }}
          >
            {translate(title)}
            {isNeeded(right.field) && '\u00a0*'}
          </Box>
          <Box sx={{ minWidth: 0 }}>{children(right)}</Box>
          <Box sx={{ minWidth: 0 }}>{children(left)}</Box>
        </Fragment>
      ))}
    </Box>
  )
}
