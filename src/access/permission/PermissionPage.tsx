import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import SearchIcon from '@mui/icons-material/Search'
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Alert,
  InputAdornment,
  Skeleton,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'react-admin'
import { useMemo, useState } from 'react'
import { useErrorText } from '../../core/actions/useErrorText.ts'
import { PageHeader } from '../../core/PageHeader.tsx'
import { groupsOf } from './groups.ts'
import { PermissionRows } from './PermissionRows.tsx'
import { useClient } from '../../core/provider.ts'

/**
 * Everything that can be granted, by resource, and who holds it. Nothing is changed here: that is done on the pages of
 * the roles.
 */
export const PermissionPage = () => {
  const translate = useTranslate()
  const client = useClient()
  const textOf = useErrorText()
  const [text, search] = useState('')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const { data, error } = useQuery({
    queryKey: ['permission', 'all', useLocale()],
    queryFn: async ({ signal }) => await client.permission.all({}, { signal }),
  })
  const groups = useMemo(() => groupsOf(data ?? [], text), [data, text])
  const toggle = (id: string): void =>
    setOpen(now => {
      const next = new Set(now)
      if (!next.delete(id)) next.add(id)
      return next
    })
  return (
    <>
      <PageHeader title={translate('pages.permission')}>
        <TextField
          type="search"
          size="small"
          value={text}
          onChange={event => search(event.target.value)}
          placeholder={translate('app.holders.searchIn')}
          sx={{ minWidth: '16em' }}
          slotProps={{
            htmlInput: { 'aria-label': translate('ra.action.search') },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
      </PageHeader>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate('app.holders.lead')}
      </Typography>
      {error && <Alert severity="error">{textOf(error)}</Alert>}
      {!data && !error && (
        <Stack spacing={1}>
          {[1, 2, 3, 4].map(row => (
            <Skeleton key={row} variant="rounded" height={48} />
          ))}
        </Stack>
      )}
      {data && groups.length === 0 && <Typography color="text.secondary">{translate('app.ticks.nothing')}</Typography>}
      {groups.map(group => (
        <Accordion
          key={group.id}
          expanded={text.trim() !== '' || open.has(group.id)}
          onChange={() => toggle(group.id)}
          disableGutters
          slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`group-${group.id}`}
            aria-controls={`permissions-${group.id}`}
          >
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {group.label}
            </Typography>
            <Typography component="span" variant="body2" color="text.secondary" sx={{ ml: 1 }}>
              {group.permissions.length}
            </Typography>
          </AccordionSummary>
          <AccordionDetails id={`permissions-${group.id}`} sx={{ pt: 0 }}>
            <PermissionRows permissions={group.permissions} />
          </AccordionDetails>
        </Accordion>
      ))}
    </>
  )
}
