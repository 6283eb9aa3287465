import { Suspense } from 'react'
import { urlKey } from '../../../resources/core/fields.ts'
import { addressIn } from './image.tsx'
import { isNothing, Nothing } from './Nothing.tsx'
import type { CellProps, FieldOfType, TypeView } from './view.ts'
import { awaitedPart } from '../later.tsx'

type AttachmentField = FieldOfType<'attachment'>

const Download = awaitedPart(async () => (await import('./Download.tsx')).default)

const Cell = ({ place, record }: CellProps<AttachmentField>) => {
  const address = addressIn(record[urlKey(place.name)])
  return isNothing(record[place.name]) || address === undefined ? <Nothing /> : <Suspense fallback={<div className="awaited" />}><Download address={address} /></Suspense>
}

export const attachment: TypeView<AttachmentField> = { Cell }
