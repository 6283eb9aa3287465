import { Box, Skeleton } from '@mui/material'
import { lazy, Suspense } from 'react'
import { RichTextField } from 'react-admin'
import { isNothing, Nothing } from './Nothing.tsx'
import { TextFilter } from './text.tsx'
import type { CellProps, FieldOfKind, InputProps, KindView } from './view.ts'

type HtmlField = FieldOfKind<'richText'>

// The editor is a third of a megabyte: it is loaded by the first form that has one.
const Editor = lazy(() => import('./RichTextEditor.tsx'))

const line = { display: 'block', maxWidth: '24em', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }

const page = { overflowWrap: 'anywhere', '& img': { maxWidth: '100%' } }

/** The words of an HTML text. */
const words = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent.trim()

const Cell = ({ place, record, room }: CellProps<HtmlField>) => {
  const value: unknown = record[place.name]
  if (isNothing(value)) return <Nothing />
  return room === 'line'
    ? <Box component="span" sx={line}>{words(String(value))}</Box>
    : <Box sx={page}><RichTextField source={place.name} record={record} component="div" /></Box>
}

const Input = ({ place: _, ...props }: InputProps<HtmlField>) => (
  <Suspense fallback={<Skeleton variant="rounded" height={220} sx={{ width: '100%' }} />}>
    <Editor {...props} />
  </Suspense>
)

export const richText: KindView<HtmlField> = { Cell, Input, Filter: TextFilter, wide: true }
