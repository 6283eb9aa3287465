import { Button } from '@mui/material'
import { ResourceContextProvider, useTranslate } from 'react-admin'
import { hospitalRecharge } from '../../../resources/times/hospitalRecharge.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { ActionsProvider, useStart } from '../../core/actions/ActionsProvider.tsx'
import { toneColour } from '../../core/actions/toneColour.ts'
import { useListOffers } from '../../core/actions/useOffers.ts'
import { RightsProvider } from '../../core/rights.tsx'

const resource: AnyResource = hospitalRecharge

const Buttons = ({ hospital }: { hospital: number }) => {
  const translate = useTranslate()
  const start = useStart()
  return useListOffers(resource).map(offer => (
    <Button
      key={offer.name}
      size="small"
      variant="outlined"
      color={toneColour[offer.tone]}
      onClick={() => start(offer, [], { hospital, rechargeType: 'ordinary' })}
    >
      {translate(offer.label)}
    </Button>
  ))
}

/** Tops an organisation up and takes back, in dialogs that know which one is meant; for those who may. */
export const TopUpButtons = ({ hospital }: { hospital: number }) => (
  <RightsProvider resource={resource}>
    <ResourceContextProvider value={resource.name}>
      <ActionsProvider resource={resource}>
        <Buttons hospital={hospital} />
      </ActionsProvider>
    </ResourceContextProvider>
  </RightsProvider>
)
