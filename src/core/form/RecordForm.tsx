import { Box } from '@mui/material'
import type { RaRecord } from 'react-admin'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { pageIsShown } from '../whenIdle.ts'
import { secretsOf } from '../../../resources/core/fields.ts'
import type { ResourceView } from '../resourceView.ts'
import { drafts, useKeeping } from '../../shell/drafts/index.ts'
import { useShortcuts } from '../keys/shortcuts.ts'
import type { Shortcut } from '../keys/shortcuts.ts'
import { createPath, editPath } from '../paths.ts'
import { untouchedMasks, untouchedSecrets } from './changes.ts'
import { defaultsOf } from './defaults.ts'
import { presentationOf } from '../present.ts'
import { moveByEnter } from './enterMoves.ts'
import { FormDraft } from './FormDraft.tsx'
import { FormSections } from './FormSections.tsx'
import { FormToolbar } from './FormToolbar.tsx'
import { GuardedForm } from './GuardedForm.tsx'
import { useReveal } from './reveal.tsx'
import type { BesideDraft } from './useFormDraft.ts'
import { sendOnce } from './sendOnce.ts'
import { useFirstFocus } from './useFirstFocus.ts'
import { useSaveKeys } from './useSaveKeys.ts'
import { useResolver } from './useResolver.ts'
import type { Resumed } from './useStarted.ts'

interface RecordFormProps {
  readonly blueprint: ResourceView
  /** The record that is edited; none for a new one. */
  readonly record?: RaRecord
  readonly backTo: string
  /** What was typed before the form began anew with this record. */
  readonly resumed?: Resumed
  /** What cancelling does where there is no page to go back to. */
  readonly onCancel?: () => void
  /**
   * Saves valid values, a new record under a key by which it is stored once; resolves to errors by field, or to nothing
   * when all is well.
   */
  readonly onSave: (
    values: Readonly<Record<string, unknown>>,
    key?: string,
  ) => Promise<Record<string, unknown> | undefined>
  /** All is stored: leaving loses nothing any more. */
  readonly isSaved: boolean
  /** Pathname of the page, where it is not the resource's own. */
  readonly path?: string
  /** What a new record begins with beyond the defaults of its fields. */
  readonly initial?: Readonly<Record<string, unknown>>
  /** Fields that are filled in otherwise, and so are neither held by their rules nor sent. */
  readonly without?: readonly string[]
  /** A part of the page that stands in the form before its sections, and what a draft keeps of it. */
  readonly before?: ReactNode
  readonly beside?: BesideDraft
}

const nothing: Readonly<Record<string, unknown>> = {}
const noFields: readonly string[] = []

const keys: readonly Shortcut[] = [{ keys: ['Ctrl', 'S'], does: 'save' }]
const withMoves: readonly Shortcut[] = [...keys, { keys: ['Enter', 'Shift+Enter'], does: 'next' }]

/** The form of a record: sections, rules and keys. What is typed is kept until it is saved or given up. */
export const RecordForm = ({
  blueprint,
  record,
  resumed,
  backTo,
  onCancel,
  onSave,
  isSaved,
  path: ownPath,
  initial = nothing,
  without = noFields,
  before,
  beside,
}: RecordFormProps) => {
  const { resource, masked } = blueprint
  const { clear } = useReveal()
  useEffect(pageIsShown, [])
  const box = useRef<HTMLDivElement>(null)
  const defaults = useMemo(() => ({ ...defaultsOf(resource.fields), ...initial }), [resource, initial])
  const places = useMemo(() => Object.values(blueprint.fields), [blueprint])
  const untouched = useCallback(
    (values: FieldValues) => [
      ...untouchedMasks(masked, record, clear, values),
      ...untouchedSecrets(secretsOf(resource), record, values),
      ...without,
    ],
    [resource, masked, record, clear, without],
  )
  const resolver = useResolver(resource.fields, places, resource.rules, untouched, record)
  const path = ownPath ?? (record ? editPath(resource.name, record.id) : createPath(resource.name))
  const comesBack = useKeeping(path)
  // Whoever leaves while it is saved comes back to a form that begins anew, and not to what would be saved a second
  // time.
  const save = async (values: FieldValues) => {
    const held = drafts.held(path)
    const { key, values: sent } = record ? { key: undefined, values } : sendOnce(path, resource.fields, values)
    const errors = await onSave(sent, key)
    if (held && errors === undefined) drafts.stored(held)
    return errors
  }
  const { enterMoves = false, SaveLabel } = presentationOf(resource.name)
  useShortcuts(enterMoves ? withMoves : keys)
  useSaveKeys(box)
  useFirstFocus(box, record === undefined)
  return (
    <Box ref={box} onKeyDownCapture={enterMoves ? moveByEnter : undefined}>
      <GuardedForm
        resolver={resolver}
        defaultValues={defaults}
        {...(record ? { record } : {})}
        onSubmit={save}
        warnWhenUnsavedChanges={!comesBack && !isSaved}
        mode="onBlur"
      >
        <FormDraft
          blueprint={blueprint}
          record={record}
          path={path}
          isSaved={isSaved}
          {...(beside ? { beside } : {})}
          {...(resumed ? { resumed } : {})}
        >
          {before}
          <FormSections blueprint={blueprint} />
          <FormToolbar
            backTo={backTo}
            {...(onCancel ? { onCancel } : {})}
            canSaveUnchanged={record === undefined}
            SaveLabel={SaveLabel}
            asksBeforeCancel={comesBack}
          />
        </FormDraft>
      </GuardedForm>
    </Box>
  )
}
