import RestoreIcon from '@mui/icons-material/Restore'
import { Alert, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useEffect, useState } from 'react'
import { drafts } from '../../shell/drafts/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { useFormat } from '../format.ts'
import { useStart } from './ActionsProvider.tsx'
import { askPath } from './askPath.ts'
import { offersFor } from './rowActions.ts'
import type { Offered } from './rowActions.ts'
import { useOffers } from './useOffers.ts'

interface Left {
  readonly offer: Offered
  readonly savedAt: number
}

const leftIn = (resource: AnyResource, record: RaRecord, offers: readonly Offered[]): Left[] =>
  offers.flatMap(offer => {
    const [draft] = drafts.left(askPath(resource, offer.name, [record]))
    return draft ? [{ offer, savedAt: draft.savedAt }] : []
  })

/** Says on a record's page which of its actions an earlier session left half answered, and leads back to them. */
export const LeftAnswers = ({ resource, record }: { resource: AnyResource; record: RaRecord }) => {
  const translate = useTranslate()
  const format = useFormat()
  const start = useStart()
  const offers = useOffers(resource)
  const [isReady, setReady] = useState(false)
  const [, look] = useState(0)
  useEffect(() => {
    let isGone = false
    void drafts.ready().then(() => {
      if (!isGone) setReady(true)
    })
    const stop = drafts.subscribe(() => look(seen => seen + 1))
    return () => {
      isGone = true
      stop()
    }
  }, [])
  const possible = offersFor(offers, record).flatMap(({ offer, unavailable }) =>
    offer.action.input && !unavailable ? [offer] : [],
  )
  const goOn = (offer: Offered): void => {
    drafts.takeUp(askPath(resource, offer.name, [record]))
    start(offer, [record])
  }
  if (!isReady) return null
  return leftIn(resource, record, possible).map(({ offer, savedAt }) => (
    <Alert
      key={offer.name}
      severity="info"
      icon={<RestoreIcon />}
      sx={{ displayPrint: 'none', flexWrap: 'wrap' }}
      action={
        <>
          <Button color="inherit" size="small" variant="outlined" onClick={() => goOn(offer)}>
            {translate('app.drafts.goOn')}
          </Button>
          <Button
            color="inherit"
            size="small"
            sx={{ ml: 1 }}
            onClick={() => drafts.drop(askPath(resource, offer.name, [record]))}
          >
            {translate('app.drafts.discard')}
          </Button>
        </>
      }
    >
      {translate('app.drafts.unanswered', {
        time: format.moment(new Date(savedAt).toISOString()),
        action: translate(offer.label),
      })}
    </Alert>
  ))
}
