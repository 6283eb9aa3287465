import { Box, Card, Checkbox, Chip, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material'
import { Link, usePermissions, useTranslate } from 'react-admin'
import { holds } from '../../../resources/rights.ts'
import { useFormat } from '../../core/format.ts'
import { showPath } from '../../core/paths.ts'
import { KickButton } from './KickButton.tsx'
import type { OnlineSession } from './OnlineSession.ts'

interface SessionRowsProps {
  readonly sessions: readonly OnlineSession[]
  /** Ends one session; left out for those who may not. */
  readonly onKick?: ((session: OnlineSession) => void) | undefined
  /** Ids of the chosen ones and how to choose; left out where nothing is done with several. */
  readonly chosen?: ReadonlySet<number>
  readonly onChoose?: (session: OnlineSession) => void
  /** All belong to one account, which is named above. */
  readonly isOfOne?: boolean
}

const none: ReadonlySet<string> = new Set()

const Who = ({ session }: { session: OnlineSession }) => {
  const permissions = usePermissions<ReadonlySet<string>>().permissions ?? none
  const name = holds(permissions, 'operator:get')
    ? <Link to={showPath('operator', session.operator)}>{session.name}</Link> : session.name
  return (
    <>
      {name}
      <Typography component="span" variant="body2" color="text.secondary" sx={{ ml: 0.75 }}>{session.username}</Typography>
    </>
  )
}

const Own = () => <Chip size="small" color="primary" variant="outlined" label={useTranslate()('app.online.own')} sx={{ ml: 1 }} />

const Choose = ({ session, chosen, onChoose }: { session: OnlineSession; chosen: ReadonlySet<number>; onChoose: (session: OnlineSession) => void }) => (
  <Checkbox
    size="small" checked={chosen.has(session.id)} disabled={session.hindered !== null} onChange={() => onChoose(session)}
    slotProps={{ input: { 'aria-label': useTranslate()('app.generator.select', { name: session.name }) } }}
  />
)

// The button stays in sight while the columns scroll below it.
const wide = {
  '& td, & th': { whiteSpace: 'nowrap' },
  '& .actions': { position: 'sticky', right: 0, bgcolor: 'background.paper', boxShadow: (theme: Theme) => `inset 1px 0 0 ${theme.palette.divider}` },
}

/** What is told of a session beside whose it is: catalogue key of the title and the value. */
const useFacts = (isOfOne: boolean): ((session: OnlineSession) => [key: string, value: string][]) => {
  const format = useFormat()
  const translate = useTranslate()
  return session => [
    ...(isOfOne ? [] : [['app.online.organisation', session.hospital], ['app.online.role', format.list(session.roles)]] as [string, string][]),
    ['app.online.ip', session.ip], ['app.online.browser', session.browser ?? '–'], ['app.online.signedInAt', format.moment(session.signedInAt)],
    ['app.online.lastUsedAt', format.moment(session.lastUsedAt)], ['app.online.remember', translate(session.remember ? 'ra.boolean.true' : 'ra.boolean.false')],
  ]
}

const blank = { signedInAt: '', lastUsedAt: '', hospital: '', roles: [], ip: '', browser: null, remember: false } as unknown as OnlineSession

/** Sign-ins as a table, or as cards where there is no room for one. */
export const SessionRows = ({ sessions, onKick, chosen, onChoose, isOfOne = false }: SessionRowsProps) => {
  const translate = useTranslate()
  const facts = useFacts(isOfOne)
  const isNarrow = useMediaQuery<Theme>(theme => theme.breakpoints.down('md'))
  const box = (session: OnlineSession) => chosen && onChoose && <Choose session={session} chosen={chosen} onChoose={onChoose} />
  const button = (session: OnlineSession) => onKick && <KickButton session={session} onClick={() => onKick(session)} />
  if (isNarrow) return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 1 }}>
      {sessions.map(session => (
        <Card key={session.id} component="li" variant="outlined" sx={{ p: 1 }}>
          <Box sx={{ display: 'flex', alignItems: 'center' }}>
            {box(session)}
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{!isOfOne && <Who session={session} />}{session.isOwn && <Own />}</Box>
            {button(session)}
          </Box>
          <Box component="dl" sx={{ m: 0, px: 1, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1.5, rowGap: 0.25, typography: 'body2' }}>
            {facts(session).map(([key, value]) => [
              <Box key={key} component="dt" sx={{ color: 'text.secondary' }}>{translate(key)}</Box>,
              <Box key={`${key} value`} component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>{value}</Box>,
            ])}
          </Box>
        </Card>
      ))}
    </Stack>
  )
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" sx={wide}>
        <TableHead>
          <TableRow>
            {chosen && <TableCell padding="checkbox" />}
            {isOfOne ? <TableCell component="td" /> : <TableCell>{translate('app.online.account')}</TableCell>}
            {facts(blank).map(([key]) => <TableCell key={key}>{translate(key)}</TableCell>)}
            {onKick && <TableCell align="right" className="actions">{translate('app.generator.actions')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {sessions.map(session => (
            <TableRow key={session.id} hover>
              {chosen && <TableCell padding="checkbox">{box(session)}</TableCell>}
              <TableCell>{!isOfOne && <Who session={session} />}{session.isOwn && <Own />}</TableCell>
              {facts(session).map(([key, value]) => <TableCell key={key}>{value}</TableCell>)}
              {onKick && <TableCell align="right" className="actions">{button(session)}</TableCell>}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
