import { useTranslate } from 'react-admin'
import { urlKey } from '../../../resources/schema/fields.ts'
import { Picture } from '../picture/Picture.tsx'
import { isNothing, Nothing } from './Nothing.tsx'
import type { CellProps, FieldOfKind, KindView } from './view.ts'

type ImageField = FieldOfKind<'image'>

export const addressIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

const Cell = ({ place, record, room }: CellProps<ImageField>) => {
  const translate = useTranslate()
  if (isNothing(record[place.name])) return <Nothing />
  return <Picture address={addressIn(record[urlKey(place.name)])} shape={place.field.shape} size={room === 'line' ? 32 : 96} label={translate(place.label)} />
}

export const image: KindView<ImageField> = { Cell }
