import { useTranslate } from 'react-admin'
import { FieldCell } from '../fields/FieldCell.tsx'
import type { ResourceView } from '../resourceView.ts'
import type { Group } from './grouped.ts'

/** Whose the entries beside or below it are. */
export const GroupHead = ({ blueprint, by, group }: { blueprint: ResourceView; by: string; group: Group }) => {
  const translate = useTranslate()
  const place = blueprint.fields[by]
  return group.first && place ? (
    <FieldCell place={place} record={group.first} room="line" />
  ) : (
    <>{translate('app.listViews.nobody')}</>
  )
}
