import VisibilityIcon from '@mui/icons-material/Visibility'
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff'
import { IconButton, Tooltip } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { FieldContext } from '../fieldContext.ts'
import { useReveal } from './reveal.tsx'

/** The eye beside a masked value; nothing without the right to look. */
export const RevealButton = ({ place, canHide = false }: { place: FieldContext; canHide?: boolean }) => {
  const translate = useTranslate()
  const { clear, mayReveal, reveal, hide, isPending } = useReveal()
  if (!mayReveal || (clear && !canHide)) return null
  const label = translate(clear ? 'app.generator.hide' : 'app.generator.reveal', { field: translate(place.label) })
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} loading={isPending} onClick={clear ? hide : reveal}>
        {clear ? <VisibilityOffIcon fontSize="small" /> : <VisibilityIcon fontSize="small" />}
      </IconButton>
    </Tooltip>
  )
}
