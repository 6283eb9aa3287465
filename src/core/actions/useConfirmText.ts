import { useTranslate } from 'react-admin'
import type { AnyResource } from '../../../resources/core/index.ts'
import { scopeOf } from '../fieldContext.ts'
import type { Offered } from './rowActions.ts'

/** What is asked before an action: in the resource's own words where it has some. */
export const useConfirmText = (resource: AnyResource, offer: Offered): string => {
  const translate = useTranslate()
  return translate(`${scopeOf(resource)}.confirms.${offer.name}`, {
    _: translate('app.generator.confirm.text', { action: translate(offer.label) }),
  })
}
