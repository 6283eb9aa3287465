import { Button, Stack, Typography } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { useDropFilters } from './filterDrops.tsx'

/** Nothing matches: says so, and offers to drop the filters. */
export const NoResults = () => {
  const { filterValues } = useListContext()
  const drop = useDropFilters()
  const translate = useTranslate()
  const filtered = Object.keys(filterValues).length > 0
  return (
    <Stack spacing={1} sx={{ alignItems: 'center', py: 6, px: 2, textAlign: 'center' }}>
      <Typography color="text.secondary">
        {translate(filtered ? 'app.generator.noneFiltered' : 'app.generator.none')}
      </Typography>
      {filtered && (
        <Button variant="outlined" size="small" onClick={drop}>
          {translate('ra.navigation.clear_filters')}
        </Button>
      )}
    </Stack>
  )
}
