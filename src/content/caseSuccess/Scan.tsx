import { Link } from '@mui/material'
import { useTranslate } from 'react-admin'
import { urlKey } from '../../../resources/core/fields.ts'
import { Picture } from '../../core/picture/Picture.tsx'
import { addressIn } from '../../core/types/image.tsx'
import { Nothing } from '../../core/types/Nothing.tsx'
import type { CellProps } from '../../core/types/view.ts'

/** A scan, which is read at its full size in a page of its own. */
export const Scan = ({ place, record }: CellProps) => {
  const translate = useTranslate()
  const address = addressIn(record[urlKey(place.name)])
  if (address === undefined) return <Nothing />
  return (
    <Link href={address} target="_blank" rel="noopener">
      <Picture address={address} shape="page" size={120} label={translate(place.label)} />
    </Link>
  )
}
