import { Skeleton } from '@mui/material'
import { lazy, Suspense } from 'react'
import { TextFilter } from './text.tsx'
import type { FieldOfType, InputProps, TypeEntry } from '../types/view.ts'

type HtmlField = FieldOfType<'richText'>

// The editor is a third of a megabyte: it is loaded by the first form that has one.
const Editor = lazy(() => import('./editor/RichTextEditor.tsx'))

const Input = ({ place: _, ...props }: InputProps<HtmlField>) => (
  <Suspense fallback={<Skeleton variant="rounded" height={220} sx={{ width: '100%' }} />}>
    <Editor {...props} />
  </Suspense>
)

export const richText: TypeEntry<HtmlField> = { Input, Filter: TextFilter }
