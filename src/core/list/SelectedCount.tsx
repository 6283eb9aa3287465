import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFormat } from '../format.ts'
import { useSelection } from './Selecting.tsx'
import { useReach } from './useSelectWhole.ts'

/** How much is selected, in words. */
export const SelectedCount = () => {
  const { count, isWhole } = useSelection()
  const reach = useReach()
  const translate = useTranslate()
  const format = useFormat()
  return (
    <Typography variant="body2" aria-live="polite" sx={{ whiteSpace: 'nowrap' }}>
      {translate(`app.generator.selected.${isWhole ? reach : 'some'}`, { count: format.number(count) })}
    </Typography>
  )
}
