import LogoutIcon from '@mui/icons-material/Logout'
import { IconButton, Tooltip } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { OnlineSession } from './OnlineSession.ts'

/** Ends one session; where it cannot be ended the button says why and does nothing. */
export const KickButton = ({ session, onClick }: { session: OnlineSession; onClick: () => void }) => {
  const translate = useTranslate()
  const label = translate('app.online.kickOne', { name: session.name })
  const { hindered } = session
  return (
    <Tooltip title={hindered ?? label}>
      <IconButton
        size="small" color="error" aria-label={hindered ? `${label} – ${hindered}` : label} aria-disabled={hindered !== null}
        onClick={hindered === null ? onClick : undefined} sx={hindered === null ? {} : { opacity: 0.5, cursor: 'default' }}
      >
        <LogoutIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}
