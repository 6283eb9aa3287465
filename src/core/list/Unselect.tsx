import CloseIcon from '@mui/icons-material/Close'
import { IconButton } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useSelection } from './Selecting.tsx'

/** Ends the selection. */
export const Unselect = () => {
  const { clear } = useSelection()
  const translate = useTranslate()
  return (
    <IconButton
      size="small"
      aria-label={translate('ra.action.unselect')}
      title={translate('ra.action.unselect')}
      onClick={clear}
    >
      <CloseIcon fontSize="small" />
    </IconButton>
  )
}
