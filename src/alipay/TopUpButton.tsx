import { Button } from '@mui/material'
import { ResourceContextProvider, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { paymentOrder } from '../../resources/alipay/paymentOrder.ts'
import { ActionsProvider, useStart } from '../core/actions/ActionsProvider.tsx'
import { toneColour } from '../core/actions/toneColour.ts'
import { useListOffers } from '../core/actions/useOffers.ts'
import { useToMade } from '../core/actions/useToMade.ts'
import { RightsProvider } from '../core/rights.tsx'

const Start = ({ hospital }: { hospital: number }) => {
  const translate = useTranslate()
  const start = useStart()
  const offer = useListOffers(paymentOrder).find(({ name }) => name === 'topUp')
  return offer ? (
    <Button
      size="small"
      variant="outlined"
      color={toneColour[offer.tone]}
      onClick={() => start(offer, [], { hospital })}
    >
      {translate(offer.label)}
    </Button>
  ) : null
}

/** Makes an order for this organisation and leads to where it is paid; for those who may. */
export const TopUpButton = ({ record }: { record: RaRecord }) => {
  const toMade = useToMade(paymentOrder)
  // The platform sells them: it buys none from itself.
  if (record['deleted'] === true || record['kind'] === 'platform') return null
  return (
    <RightsProvider resource={paymentOrder}>
      <ResourceContextProvider value={paymentOrder.name}>
        <ActionsProvider resource={paymentOrder} onDone={(action, _records, given) => toMade(action, given)}>
          <Start hospital={Number(record.id)} />
        </ActionsProvider>
      </ResourceContextProvider>
    </RightsProvider>
  )
}
