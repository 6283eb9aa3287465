import { Box } from '@mui/material'
import { Form } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useCallback, useMemo, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Blueprint } from '../blueprint.ts'
import { untouchedMasks } from './changes.ts'
import { defaultsOf } from './defaults.ts'
import { FormSections } from './FormSections.tsx'
import { FormToolbar } from './FormToolbar.tsx'
import { useReveal } from './reveal.tsx'
import { useResolver } from './useResolver.ts'

interface RecordFormProps {
  readonly blueprint: Blueprint
  /** The record that is edited; none for a new one. */
  readonly record?: RaRecord
  readonly backTo: string
  /** Saves valid values; resolves to errors by field, or to nothing when all is well. */
  readonly onSave: (values: Record<string, unknown>) => Promise<Record<string, unknown> | undefined>
  /** All is stored: leaving loses nothing any more. */
  readonly isSaved: boolean
}

const isSaveKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && (event.key === 'Enter' || event.key.toLowerCase() === 's')

/** The form of a record: sections, rules and keys. It warns before unsaved changes are lost. */
export const RecordForm = ({ blueprint, record, backTo, onSave, isSaved }: RecordFormProps) => {
  const { resource, masked } = blueprint
  const { clear } = useReveal()
  const box = useRef<HTMLDivElement>(null)
  const defaults = useMemo(() => defaultsOf(resource.fields), [resource])
  const places = useMemo(() => Object.values(blueprint.fields), [blueprint])
  const untouched = useCallback((values: FieldValues) => untouchedMasks(masked, record, clear, values), [masked, record, clear])
  const resolver = useResolver(resource.fields, places, resource.rules, untouched)
  const press = (event: KeyboardEvent) => {
    if (!isSaveKey(event)) return
    event.preventDefault()
    box.current?.querySelector('form')?.requestSubmit()
  }
  return (
    <Box ref={box} onKeyDown={press}>
      <Form
        resolver={resolver} defaultValues={defaults} {...(record ? { record } : {})} onSubmit={(values: FieldValues) => onSave(values)}
        warnWhenUnsavedChanges={!isSaved} disableInvalidFormNotification noValidate mode="onBlur"
      >
        <FormSections blueprint={blueprint} />
        <FormToolbar backTo={backTo} canSaveUnchanged={record === undefined} />
      </Form>
    </Box>
  )
}
