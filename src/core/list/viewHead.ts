import type { FieldView, ResourceView } from '../resourceView.ts'

/**
 * What an entry of a calendar or a card of a board is called by: whom it is about, else what names a card on a phone.
 */
export const headOf = ({ resource, fields, card }: ResourceView): FieldView | undefined =>
  (resource.about === undefined ? undefined : fields[resource.about]) ?? card.name
