import VisibilityIcon from '@mui/icons-material/Visibility'
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff'
import { IconButton, Tooltip } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Contact } from './useContact.ts'
import '../ownTexts.ts'

/** Shows and hides what is covered of the caller's own contact. */
export const Eye = ({ contact: { clear, toggle, isPending }, field }: { contact: Contact; field: string }) => {
  const translate = useTranslate()
  const label = translate(clear ? 'app.own.hide' : 'app.own.show', { field })
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} loading={isPending} onClick={toggle}>
        {clear ? <VisibilityOffIcon fontSize="small" /> : <VisibilityIcon fontSize="small" />}
      </IconButton>
    </Tooltip>
  )
}
