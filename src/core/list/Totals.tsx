import { Box, Typography } from '@mui/material'
import { useGetList, useListContext, useTranslate } from 'react-admin'
import type { ResourceView } from '../resourceView.ts'
import { FieldCell } from '../fields/FieldCell.tsx'

const byItself = { field: 'id', order: 'DESC' } as const

/**
 * The sums over all rows of the filter. They are asked for by themselves, so that the rows do not wait for them and
 * another page of the same rows does not ask again. How many lines they take is known with them: the pages below are
 * seen with the first of them, and do not move under the pointer.
 */
export const Totals = ({ blueprint }: { blueprint: ResourceView }) => {
  const { resource, fields } = blueprint
  const { filter, filterValues, data } = useListContext()
  const translate = useTranslate()
  const isFilled = (data?.length ?? 0) > 0
  const { meta, error, isPending, isPlaceholderData } = useGetList(
    resource.name,
    {
      pagination: { page: 1, perPage: 1 },
      sort: byItself,
      filter: { ...filterValues, ...filter },
      meta: { totals: true },
    },
    { enabled: isFilled, placeholderData: before => before },
  )
  const totals = (meta as { totals?: Readonly<Record<string, number>> } | undefined)?.totals
  if (!isFilled || (error && !totals)) return null
  return (
    <Box
      role="group"
      aria-label={translate('app.generator.totals')}
      className={isPending ? 'coming' : ''}
      aria-busy={isPending || isPlaceholderData}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 3,
        px: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        opacity: isPlaceholderData ? 0.6 : 1,
      }}
    >
      <Typography variant="body2" color="text.secondary">
        {translate('app.generator.totals')}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 3,
          rowGap: 0.5,
          m: 0,
          typography: 'body2',
          visibility: totals ? 'visible' : 'hidden',
        }}
      >
        {resource.list!.totals!.map(name => (
          <Box key={name} sx={{ display: 'flex', gap: 0.75 }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {translate(fields[name]!.label)}
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {totals ? <FieldCell place={fields[name]!} record={{ id: 0, ...totals }} room="line" /> : '…'}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
