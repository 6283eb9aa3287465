import { useTranslate } from 'react-admin'
import { useFormat } from '../../core/format.ts'
import { Nothing } from '../../core/types/Nothing.tsx'
import type { CellProps } from '../../core/types/view.ts'
import { permissionName } from '../permissionName.ts'

const most = 12

/** Permissions by their names; the first of many. */
export const PermissionsCell = ({ place, record }: CellProps) => {
  const translate = useTranslate()
  const format = useFormat()
  const value: unknown = record[place.name]
  const names = Array.isArray(value) ? value.filter(one => typeof one === 'string') : []
  if (names.length === 0) return <Nothing />
  const shown = names.slice(0, most).map(name => permissionName(name, translate))
  return (
    <>
      {format.list(shown)}
      {names.length > most ? ` +${names.length - most}` : ''}
    </>
  )
}
