import { Card, CardContent, Typography } from '@mui/material'
import { useFormat } from '../../generator/format.ts'
import { LabelledLines } from '../../patient/cards/LabelledLines.tsx'
import { useTexts } from '../../topUp/useTexts.ts'
import { handedOver } from './sheetRows.ts'
import type { Sheet } from './sheetRows.ts'

/** The money that the cashier has to hand over, and how it comes about. */
export const Summary = ({ sheet }: { sheet: Sheet }) => {
  const texts = useTexts().dayEnd
  const format = useFormat()
  const { taken, later, back, toHand, unpaid } = handedOver(sheet)
  return (
    <Card variant="outlined" sx={{ maxWidth: '32em' }}>
      <CardContent sx={{ '&:last-child': { pb: 1 } }}>
        <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, px: 2 }}>{texts.summary}</Typography>
        <LabelledLines lines={[
          [texts.taken, format.money(taken)], [texts.later, format.money(later)], [texts.back, format.money(-back)],
          [texts.toHand, <strong key="hand">{format.money(toHand)}</strong>], [texts.unpaid, format.money(unpaid)],
        ]} />
      </CardContent>
    </Card>
  )
}
