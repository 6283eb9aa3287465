import { Box, Button, Tooltip } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import type { AnyResource } from '../../../resources/schema/index.ts'
import { useStart } from './ActionsProvider.tsx'
import { offersFor } from './rowActions.ts'
import { toneColour } from './toneColour.ts'
import { useOffers } from './useOffers.ts'
import { useReason } from './useReason.ts'

/** A record's actions as buttons. One that its state forbids stays focusable, so that its reason can be read. */
export const ActionButtons = ({ resource }: { resource: AnyResource }) => {
  const record = useRecordContext()
  const translate = useTranslate()
  const start = useStart()
  const reason = useReason(resource)
  const offers = useOffers(resource)
  if (!record) return null
  return (
    <>
      {offersFor(offers, record).map(({ offer, hindered }) => (
        <Tooltip key={offer.name} title={hindered ? reason(hindered) : ''} describeChild>
          <Button
            size="small" variant="outlined" color={hindered ? 'inherit' : toneColour[offer.tone]} aria-disabled={hindered ? true : undefined}
            onClick={hindered ? undefined : () => start(offer, [record])}
            sx={hindered ? { opacity: 0.6, cursor: 'default' } : {}}
          >
            {translate(offer.label)}
            {hindered && <Box component="span" sx={hiddenText}>{reason(hindered)}</Box>}
          </Button>
        </Tooltip>
      ))}
    </>
  )
}

const hiddenText = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' }
