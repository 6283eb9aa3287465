import { Suspense } from 'react'
import { filesKey } from '../../../resources/core/fields.ts'
import { useFormat } from '../format.ts'
import { awaitedPart } from '../later.tsx'
import { Nothing } from './Nothing.tsx'
import type { CellProps, FieldOfType, TypeView } from './view.ts'

type AttachmentsField = FieldOfType<'attachments'>

const Files = awaitedPart(async () => (await import('./Files.tsx')).default)

const Cell = ({ place, record, room }: CellProps<AttachmentsField>) => {
  const format = useFormat()
  const keys: unknown = record[place.name]
  if (!Array.isArray(keys) || keys.length === 0) return <Nothing />
  const count = format.number(keys.length)
  return room === 'line' ? count : <Suspense fallback={<div className="awaited" />}><Files told={record[filesKey(place.name)]} count={count} /></Suspense>
}

export const attachments: TypeView<AttachmentsField> = { Cell }
