import type { Shown } from '../blueprint.ts'

/** The filter input of a field. `alwaysOn` is read by react-admin's filter form, which also hands in what the input does not need. */
export const FieldFilter = ({ shown, source, label }: { shown: Shown; source: string; label: string; alwaysOn?: boolean }) => {
  const { Filter } = shown.view
  return Filter ? <Filter place={shown} source={source} label={label} /> : null
}
