import { ListItemText, MenuItem } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { ReactElement } from 'react'
import type { AnyResource } from '../../../resources/core/index.ts'
import { useStart } from './ActionsProvider.tsx'
import type { Offer } from './rowActions.ts'
import { useReason } from './useReason.ts'

/** An item whose action is not possible now: it can be reached, says why, and does nothing. */
export const unavailableItem = { opacity: 0.7, cursor: 'default', maxWidth: '24em', whiteSpace: 'normal' } as const

/**
 * Makes the items of a menu from actions on a record. A menu wants them as its own children, and so not as a component.
 */
export const useActionItems = (
  resource: AnyResource,
  record: RaRecord,
  onClose: () => void,
): ((offers: readonly Offer[], inset?: boolean) => ReactElement[]) => {
  const translate = useTranslate()
  const start = useStart()
  const reason = useReason(resource)
  return (offers, inset = false) =>
    offers.map(({ offer, unavailable }) => (
      <MenuItem
        key={offer.name}
        aria-disabled={unavailable ? true : undefined}
        onClick={
          unavailable
            ? undefined
            : () => {
                onClose()
                start(offer, [record])
              }
        }
        sx={unavailable ? unavailableItem : offer.tone === 'critical' ? { color: 'error.main' } : {}}
      >
        <ListItemText inset={inset} primary={translate(offer.label)} secondary={unavailable && reason(unavailable)} />
      </MenuItem>
    ))
}
