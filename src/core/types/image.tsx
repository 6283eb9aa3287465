import { useTranslate } from 'react-admin'
import { Suspense } from 'react'
import { urlKey } from '../../../resources/core/fields.ts'
import { isNothing, Nothing } from './Nothing.tsx'
import type { CellProps, FieldOfType, TypeView } from './view.ts'
import { awaitedPart } from '../later.tsx'

type ImageField = FieldOfType<'image'>

const Picture = awaitedPart(async () => (await import('../picture/Picture.tsx')).Picture)

export const addressIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

const Cell = ({ place, record, room }: CellProps<ImageField>) => {
  const translate = useTranslate()
  if (isNothing(record[place.name])) return <Nothing />
  const size = room === 'line' ? 32 : 96
  return (
    <Suspense fallback={<div style={{ width: size, height: size }} />}>
      <Picture
        address={addressIn(record[urlKey(place.name)])}
        shape={place.field.shape}
        size={size}
        label={translate(place.label)}
      />
    </Suspense>
  )
}

export const image: TypeView<ImageField> = { Cell }
