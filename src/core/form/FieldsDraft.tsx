import { useEffect } from 'react'
import type { Fields } from '../../../resources/core/index.ts'
import { DraftNotice } from './DraftNotice.tsx'
import { useUnloadWarning } from '../../shell/drafts/index.ts'
import { useFormDraft } from './useFormDraft.ts'

interface FieldsDraftProps {
  readonly resource: string
  readonly fields: Fields
  /** Where it is kept. Whoever stores or gives up what was typed drops the draft there. */
  readonly path: string
  /** Whom the answers are for, where no field says so. */
  readonly about?: string
  readonly isInDialog?: boolean
  readonly onUnsaved?: (isUnsaved: boolean) => void
}

/**
 * Keeps what is typed into the form around, which asks for these fields and changes no record, and offers what was left
 * from before.
 */
export const FieldsDraft = ({ resource, fields, path, about, isInDialog = false, onUnsaved }: FieldsDraftProps) => {
  const { draft, isUnsaved } = useFormDraft({ resource, fields, path, about, isSaved: false })
  useUnloadWarning(isUnsaved)
  useEffect(() => onUnsaved?.(isUnsaved), [onUnsaved, isUnsaved])
  return <DraftNotice draft={draft} isInDialog={isInDialog} />
}
