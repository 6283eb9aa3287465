import LogoutIcon from '@mui/icons-material/Logout'
import RefreshIcon from '@mui/icons-material/Refresh'
import SearchIcon from '@mui/icons-material/Search'
import { Alert, Box, Button, Card, IconButton, InputAdornment, Skeleton, TablePagination, TextField, Typography } from '@mui/material'
import { usePermissions, useTranslate } from 'react-admin'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { holds } from '../../../resources/rights.ts'
import { errorText } from '../../core/actions/outcome.ts'
import { useFormat } from '../../core/format.ts'
import { PageHeader } from '../../core/PageHeader.tsx'
import { KickDialog } from './KickDialog.tsx'
import type { OnlineSession } from './OnlineSession.ts'
import { SessionRows } from './SessionRows.tsx'
import { useOnline } from './useOnline.ts'

const size = 10
const pause = 250
const none: ReadonlySet<string> = new Set()

/** What is typed, told to the address once typing pauses. */
const useSearch = () => {
  const [params, setParams] = useSearchParams()
  const q = params.get('q') ?? ''
  const page = Math.max(0, Math.floor(Number(params.get('page')) || 0))
  const [typed, type] = useState(q)
  useEffect(() => {
    if (typed === q) return undefined
    const timer = setTimeout(() => setParams(typed === '' ? {} : { q: typed }, { replace: true }), pause)
    return () => clearTimeout(timer)
  }, [typed, q, setParams])
  const turn = (next: number): void => setParams({ ...(q === '' ? {} : { q }), ...(next === 0 ? {} : { page: String(next) }) })
  return { q, page, typed, type, turn }
}

/** Who is signed in now, to be found and, where one may, to be signed out. */
export const OnlinePage = () => {
  const translate = useTranslate()
  const format = useFormat()
  const permissions = usePermissions<ReadonlySet<string>>().permissions ?? none
  const { q, page, typed, type, turn } = useSearch()
  const { data, error, isPending, refetch } = useOnline({ page, size, ...(q === '' ? {} : { q }) })
  const [chosen, choose] = useState<ReadonlyMap<number, OnlineSession>>(new Map())
  const [kicking, kick] = useState<readonly OnlineSession[]>([])
  const mayKick = holds(permissions, 'online:kick')
  const toggle = (session: OnlineSession): void => choose(now => {
    const next = new Map(now)
    if (!next.delete(session.id)) next.set(session.id, session)
    return next
  })
  const closed = (done: boolean): void => {
    kick([])
    if (done) choose(new Map())
  }
  const sessions = data?.content ?? []
  return (
    <>
      <PageHeader title={translate('pages.online')}>
        {chosen.size > 0 && (
          <Button size="small" color="error" variant="outlined" startIcon={<LogoutIcon />} onClick={() => kick([...chosen.values()])}>
            {translate('app.online.kickChosen', { count: chosen.size })}
          </Button>
        )}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <TextField
            type="search" size="small" value={typed} onChange={event => type(event.target.value)} placeholder={translate('app.online.searchIn')} sx={{ minWidth: '16em' }}
            slotProps={{
              htmlInput: { 'aria-label': translate('ra.action.search'), maxLength: 50 },
              input: { startAdornment: <InputAdornment position="start"><SearchIcon fontSize="small" /></InputAdornment> },
            }}
          />
          <IconButton size="small" onClick={() => void refetch()} aria-label={translate('ra.action.refresh')} title={translate('ra.action.refresh')}><RefreshIcon /></IconButton>
        </Box>
      </PageHeader>
      {error && <Alert severity="error" sx={{ mb: 1 }}>{translate(errorText(error), { _: errorText(error) })}</Alert>}
      <Card>
        {isPending && <Skeleton variant="rectangular" height={240} />}
        {data && sessions.length === 0 && <Typography color="text.secondary" sx={{ p: 4, textAlign: 'center' }}>{translate('app.online.nobody')}</Typography>}
        {sessions.length > 0 && (
          <SessionRows
            sessions={sessions}
            {...(mayKick ? { onKick: (session: OnlineSession) => kick([session]), chosen: new Set(chosen.keys()), onChoose: toggle } : {})}
          />
        )}
        {data && data.totalElements > size && (
          <TablePagination
            component="div" count={data.totalElements} page={page} rowsPerPage={size} rowsPerPageOptions={[]} onPageChange={(_, next) => turn(next)}
            labelDisplayedRows={({ from, to, count }) => translate('app.generator.pageOf', { from: format.number(from), to: format.number(to), total: format.number(count) })}
            getItemAriaLabel={kind => translate(`ra.navigation.${kind}`)}
          />
        )}
      </Card>
      {kicking.length > 0 && <KickDialog sessions={kicking} onClose={closed} />}
    </>
  )
}
