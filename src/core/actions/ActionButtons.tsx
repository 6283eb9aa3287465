import { Button } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { AnyResource } from '../../../resources/core/index.ts'
import { isFirstClick } from '../isFirstClick.ts'
import { presentationOf } from '../present.ts'
import { wayName } from '../resourceName.ts'
import { useStart } from './ActionsProvider.tsx'
import { UnavailableButton } from './UnavailableButton.tsx'
import { MoreActions } from './MoreActions.tsx'
import { arranged, offersFor } from './rowActions.ts'
import { toneColour } from './toneColour.ts'
import { linksFor, useLinks } from './useLinks.ts'
import { useOffers } from './useOffers.ts'
import { useReason } from './useReason.ts'

/**
 * A record's ways to other pages and its actions: the main ones as buttons, many others in a menu, those that its state
 * forbids with the reason.
 */
export const ActionButtons = ({ resource }: { resource: AnyResource }) => {
  const record = useRecordContext()
  const translate = useTranslate()
  const start = useStart()
  const reason = useReason(resource)
  const offers = useOffers(resource)
  const links = useLinks(resource)
  if (!record) return null
  const { buttons, menu } = arranged(offersFor(offers, record), presentationOf(resource.name).main ?? [])
  return (
    <>
      {linksFor(links, record).map(({ link, unavailable }) =>
        unavailable ? (
          <UnavailableButton key={link.label} label={wayName(translate, link.label)} reason={reason(unavailable)} />
        ) : (
          <Button key={link.label} component={Link} to={link.to(record)} size="small" variant="outlined">
            {wayName(translate, link.label)}
          </Button>
        ),
      )}
      {buttons.map(({ offer, unavailable }) =>
        unavailable ? (
          <UnavailableButton key={offer.name} label={translate(offer.label)} reason={reason(unavailable)} />
        ) : (
          <Button
            key={offer.name}
            size="small"
            variant="outlined"
            color={toneColour[offer.tone]}
            onClick={click => {
              if (isFirstClick(click)) start(offer, [record])
            }}
          >
            {translate(offer.label)}
          </Button>
        ),
      )}
      {menu.length > 0 && <MoreActions resource={resource} record={record} offers={menu} />}
    </>
  )
}
