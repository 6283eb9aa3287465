import { Skeleton } from '@mui/material'
import { Suspense } from 'react'
import type { FieldOfType, InputProps, TypeEntry } from '../types/view.ts'
import { awaitedPart } from '../later.tsx'

type AttachmentField = FieldOfType<'attachment'>

// What sends by parts comes with the first form that needs it.
const Chooser = awaitedPart(async () => (await import('./AttachmentChooser.tsx')).default)

const Input = (props: InputProps<AttachmentField>) => (
  <Suspense fallback={<Skeleton variant="rounded" height={96} sx={{ width: '100%' }} />}>
    <Chooser {...props} />
  </Suspense>
)

export const attachment: TypeEntry<AttachmentField> = { Input, Filter: null }
