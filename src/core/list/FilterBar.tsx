import FilterListIcon from '@mui/icons-material/FilterList'
import { Badge, Box, Button, Drawer, Stack, Typography } from '@mui/material'
import { FilterFormBase, useListContext, useTranslate } from 'react-admin'
import { useState } from 'react'
import type { FormHTMLAttributes, ReactElement } from 'react'
import { useDropFilters } from './filterDrops.tsx'
import { LiveFilters } from './LiveFilters.tsx'

/** Choices are as wide as their names, which stand in them beside the arrow: by itself a name lies above, and takes no room. */
const namedChoices = {
  '& .MuiSelect-select': { minWidth: '7.5em' },
  '& .MuiFormControl-root:has(> .MuiInputBase-root > .MuiSelect-select)': {
    display: 'inline-grid',
    '& > .MuiInputLabel-root': {
      position: 'relative',
      gridArea: '1 / 1',
      justifySelf: 'start',
      boxSizing: 'border-box',
      maxWidth: 1,
      pr: '46px',
    },
    '& > .MuiInputBase-root': { gridArea: '1 / 1' },
  },
}

const BarForm = (props: FormHTMLAttributes<HTMLFormElement>) => (
  <Box
    component="form"
    role="search"
    {...props}
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-end',
      rowGap: 0.5,
      pb: 1,
      '& .RaFilterFormInput-spacer': { width: 12 },
      '& .MuiFormControl-root': { mt: 1, mb: 0 },
      ...namedChoices,
    }}
  />
)

/** Filters in a row above the table; what is typed stands in the URL. */
export const FilterBar = ({ filters }: { filters: readonly ReactElement[] }) => (
  <LiveFilters formComponent={BarForm}>
    <FilterFormBase filters={[...filters]} />
  </LiveFilters>
)

const DrawerForm = (props: FormHTMLAttributes<HTMLFormElement>) => (
  <Stack component="form" spacing={1} {...props} sx={{ '& .MuiFormControl-root': { width: '100%' } }} />
)

/** On a phone: the search stays, the other filters wait in a drawer. */
export const FilterDrawer = ({ filters }: { filters: readonly ReactElement[] }) => {
  const [open, setOpen] = useState(false)
  const translate = useTranslate()
  const { filterValues } = useListContext()
  const drop = useDropFilters()
  const title = translate('app.generator.filters')
  const search = filters.filter(filter => filter.key === 'q')
  const others = filters.filter(filter => filter.key !== 'q')
  const set = Object.keys(filterValues).filter(name => name !== 'q' && name !== 'deleted').length
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-end', pb: 1, minHeight: 62, boxSizing: 'border-box' }}>
      <Box sx={{ flex: 1, '& .MuiFormControl-root': { width: '100%', minWidth: 0 } }}>
        <LiveFilters>{search}</LiveFilters>
      </Box>
      {others.length > 0 && (
        <Badge badgeContent={set} color="primary" sx={{ mb: 1, mr: 0.5 }}>
          <Button variant="outlined" onClick={() => setOpen(true)} startIcon={<FilterListIcon />}>
            {title}
          </Button>
        </Badge>
      )}
      <Drawer
        anchor="bottom"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { sx: { p: 2, maxHeight: '85vh' }, 'aria-label': title } }}
      >
        <Typography component="h2" variant="subtitle1" sx={{ mb: 1 }}>
          {title}
        </Typography>
        <LiveFilters formComponent={DrawerForm}>{others}</LiveFilters>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', pt: 2 }}>
          <Button onClick={drop} disabled={Object.keys(filterValues).length === 0}>
            {translate('ra.navigation.clear_filters')}
          </Button>
          <Button variant="contained" onClick={() => setOpen(false)}>
            {translate('ra.action.close')}
          </Button>
        </Box>
      </Drawer>
    </Box>
  )
}
