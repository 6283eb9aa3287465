import { Suspense } from 'react'
import { isNothing, Nothing } from './Nothing.tsx'
import type { CellProps, FieldOfType, TypeView } from './view.ts'
import { awaitedPart } from '../later.tsx'

type HtmlField = FieldOfType<'richText'>

const SafeHtml = awaitedPart(async () => (await import('./SafeHtml.tsx')).default)

/** The words of an HTML text. */
const words = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent.trim()

const Cell = ({ place, record, room }: CellProps<HtmlField>) => {
  const value: unknown = record[place.name]
  if (isNothing(value)) return <Nothing />
  return room === 'line' ? (
    <span className="one-line">{words(String(value))}</span>
  ) : (
    <div className="rich-text">
      <Suspense fallback={<div className="awaited" style={{ height: '1.5em' }} />}>
        <SafeHtml source={place.name} record={record} />
      </Suspense>
    </div>
  )
}

export const richText: TypeView<HtmlField> = { Cell, wide: true }
