import { Box } from '@mui/material'
import { lazy, Suspense } from 'react'
import { isNothing, Nothing } from './Nothing.tsx'
import type { CellProps, FieldOfKind, KindView } from './view.ts'

type HtmlField = FieldOfKind<'richText'>

const SafeHtml = lazy(() => import('./SafeHtml.tsx'))

const line = { display: 'block', maxWidth: '24em', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }

const page = { overflowWrap: 'anywhere', '& img': { maxWidth: '100%' } }

/** The words of an HTML text. */
const words = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent.trim()

const Cell = ({ place, record, room }: CellProps<HtmlField>) => {
  const value: unknown = record[place.name]
  if (isNothing(value)) return <Nothing />
  return room === 'line'
    ? <Box component="span" sx={line}>{words(String(value))}</Box>
    : <Box sx={page}><Suspense fallback={words(String(value))}><SafeHtml source={place.name} record={record} /></Suspense></Box>
}

export const richText: KindView<HtmlField> = { Cell, wide: true }
