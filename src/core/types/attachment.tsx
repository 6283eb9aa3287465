import { Suspense } from 'react'
import { filesKey, urlKey } from '../../../resources/core/fields.ts'
import { useFormat } from '../format.ts'
import { awaitedPart } from '../later.tsx'
import { addressIn } from './image.tsx'
import { Nothing } from './Nothing.tsx'
import type { CellProps, FieldOfType, TypeView } from './view.ts'

const Files = awaitedPart(async () => (await import('./Files.tsx')).default)

const linked = (told: unknown, count: string) => (
  <Suspense fallback={<div className="awaited" />}>
    <Files told={told} count={count} />
  </Suspense>
)

const One = ({ place, record }: CellProps<FieldOfType<'attachment'>>) => {
  const url = addressIn(record[urlKey(place.name)])
  return url && record[place.name] ? linked([{ url }], '') : <Nothing />
}

const Several = ({ place, record, room }: CellProps<FieldOfType<'attachments'>>) => {
  const format = useFormat()
  const keys: unknown = record[place.name]
  if (!Array.isArray(keys) || keys.length === 0) return <Nothing />
  const count = format.number(keys.length)
  return room === 'line' ? count : linked(record[filesKey(place.name)], count)
}

export const attachment: TypeView<FieldOfType<'attachment'>> = { Cell: One }
export const attachments: TypeView<FieldOfType<'attachments'>> = { Cell: Several }
