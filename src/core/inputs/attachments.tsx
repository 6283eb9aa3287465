import { Skeleton } from '@mui/material'
import { Suspense } from 'react'
import type { FieldOfType, InputProps, TypeEntry } from '../types/view.ts'
import { awaitedPart } from '../later.tsx'

type AttachmentsField = FieldOfType<'attachments'>

// What sends by parts comes with the first form that needs it.
const Chooser = awaitedPart(async () => (await import('./AttachmentsChooser.tsx')).default)

const Input = (props: InputProps<AttachmentsField>) => (
  <Suspense fallback={<Skeleton variant="rounded" height={96} sx={{ width: '100%' }} />}>
    <Chooser {...props} />
  </Suspense>
)

export const attachments: TypeEntry<AttachmentsField> = { Input, Filter: null }
