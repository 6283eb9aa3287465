import { Skeleton } from '@mui/material'
import { Suspense } from 'react'
import { TextFilter } from './text.tsx'
import type { FieldOfType, InputProps, TypeEntry } from '../types/view.ts'
import { awaitedPart } from '../later.tsx'

type HtmlField = FieldOfType<'richText'>

// The editor is a third of a megabyte: it is loaded by the first form that has one.
const Editor = awaitedPart(async () => (await import('./editor/RichTextEditor.tsx')).default)

const Input = ({ place: _, ...props }: InputProps<HtmlField>) => (
  <Suspense fallback={<Skeleton variant="rounded" height={220} sx={{ width: '100%' }} />}>
    <Editor {...props} />
  </Suspense>
)

export const richText: TypeEntry<HtmlField> = { Input, Filter: TextFilter }
