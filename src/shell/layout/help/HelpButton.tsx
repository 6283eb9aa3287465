import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined'
import { IconButton, Tooltip } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useOpener } from '../reading/useOpener.ts'
import { onDemand } from '../../../core/later.tsx'

const load = () => import('./HelpDialog.tsx')
const HelpDialog = onDemand(
  async () => (await load()).HelpDialog,
  ({ onClose }) => onClose(),
)

/** Opens the usage help. */
export const HelpButton = () => {
  const translate = useTranslate()
  const { open, toggle, close, prefetch } = useOpener(load)
  const label = translate('app.reading.help')
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          onClick={toggle}
          onPointerEnter={prefetch}
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={open}
          color="inherit"
        >
          <HelpOutlineOutlined />
        </IconButton>
      </Tooltip>
      {open && <HelpDialog onClose={close} />}
    </>
  )
}
