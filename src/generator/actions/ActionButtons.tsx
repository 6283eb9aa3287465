import { Button } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { AnyResource } from '../../../resources/schema/index.ts'
import { useStart } from './ActionsProvider.tsx'
import { HinderedButton } from './HinderedButton.tsx'
import { offersFor } from './rowActions.ts'
import { toneColour } from './toneColour.ts'
import { linksFor, useLinks } from './useLinks.ts'
import { useOffers } from './useOffers.ts'
import { useReason } from './useReason.ts'

/** A record's ways to other pages and its actions as buttons, those that its state forbids with the reason. */
export const ActionButtons = ({ resource }: { resource: AnyResource }) => {
  const record = useRecordContext()
  const translate = useTranslate()
  const start = useStart()
  const reason = useReason(resource)
  const offers = useOffers(resource)
  const links = useLinks(resource)
  if (!record) return null
  return (
    <>
      {linksFor(links, record).map(({ link, hindered }) => (hindered
        ? <HinderedButton key={link.label} label={translate(link.label)} reason={reason(hindered)} />
        : <Button key={link.label} component={Link} to={link.to(record)} size="small" variant="outlined">{translate(link.label)}</Button>))}
      {offersFor(offers, record).map(({ offer, hindered }) => (hindered
        ? <HinderedButton key={offer.name} label={translate(offer.label)} reason={reason(hindered)} />
        : (
          <Button key={offer.name} size="small" variant="outlined" color={toneColour[offer.tone]} onClick={() => start(offer, [record])}>
            {translate(offer.label)}
          </Button>
        )))}
    </>
  )
}
