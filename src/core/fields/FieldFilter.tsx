import type { FieldView } from '../resourceView.ts'
import { entryOf } from '../inputs/index.ts'

/**
 * The filter input of a field. `alwaysOn` is read by react-admin's filter form, which also hands in what the input does
 * not need.
 */
export const FieldFilter = ({
  shown,
  source,
  label,
}: {
  shown: FieldView
  source: string
  label: string
  alwaysOn?: boolean
}) => {
  const Filter = shown.entry.Filter ?? entryOf(shown.field).Filter
  return Filter ? <Filter place={shown} source={source} label={label} /> : null
}
