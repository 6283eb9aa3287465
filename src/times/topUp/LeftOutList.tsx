import { Alert, AlertTitle, Box } from '@mui/material'
import type { LeftOut } from '../../../resources/times/topUp.ts'
import { useFormat } from '../../core/format.ts'
import { filled } from '../../../i18n/filled.ts'
import { useTexts } from './useTexts.ts'

const shown = 20

/** Who is left out and why, the first of them by name. */
export const LeftOutList = ({ leftOut }: { leftOut: readonly LeftOut[] }) => {
  const texts = useTexts()
  const format = useFormat()
  if (leftOut.length === 0) return null
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      <AlertTitle>{filled(texts.leftOut, { count: format.number(leftOut.length) })}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: '14em', overflowY: 'auto' }}>
        {leftOut.slice(0, shown).map(({ id, account, name, reason }) => (
          <li key={id}>
            {[name ?? filled(texts.unknownPatient, { id }), account, texts.reasons[reason]].filter(Boolean).join(' · ')}
          </li>
        ))}
        {leftOut.length > shown && <li>{filled(texts.more, { count: format.number(leftOut.length - shown) })}</li>}
      </Box>
    </Alert>
  )
}
