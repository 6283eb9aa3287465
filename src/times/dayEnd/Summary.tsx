import { Box } from '@mui/material'
import { useFormat } from '../../core/format.ts'
import { PartFrame } from '../../core/report/PartFrame.tsx'
import { LabelledLines } from '../../patients/cards/LabelledLines.tsx'
import { useTexts } from '../cards/useTexts.ts'
import { handedOver } from './sheetRows.ts'
import type { Sheet } from './sheetRows.ts'

/** The money that the cashier has to hand over, and how it comes about. */
export const Summary = ({ sheet }: { sheet: Sheet }) => {
  const texts = useTexts().dayEnd
  const format = useFormat()
  const { taken, later, back, toHand, unpaid } = handedOver(sheet)
  return (
    <PartFrame title={texts.summary}>
      <Box sx={{ maxWidth: '32em', mx: -2, my: -1 }}>
        <LabelledLines
          lines={[
            [texts.taken, format.money(taken)],
            [texts.later, format.money(later)],
            [texts.back, format.money(-back)],
            [texts.toHand, <strong key="hand">{format.money(toHand)}</strong>],
            [texts.unpaid, format.money(unpaid)],
          ]}
        />
      </Box>
    </PartFrame>
  )
}
