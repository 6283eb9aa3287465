import { Button, Stack } from '@mui/material'
import { RecordContextProvider, useTranslate } from 'react-admin'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import type { AnyResource, Fields } from '../../../resources/core/index.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { GuardedForm } from './GuardedForm.tsx'
import { defaultsOf } from './defaults.ts'
import { useRefusal } from './useRefusal.ts'
import { useResolver } from './useResolver.ts'
import type { Untouched } from './useResolver.ts'
import { inputScope, placesOf } from '../fieldContext.ts'
import type { FieldContext } from '../fieldContext.ts'
import { useProvider } from '../provider.ts'

interface ActionFormProps {
  readonly resource: AnyResource
  readonly action: string
  readonly submit: string
  readonly values?: FieldValues
  /** Fields in which nobody typed. */
  readonly untouched?: Untouched
  /** Gets what was answered. */
  readonly onDone: (answer: unknown) => Promise<void> | void
  readonly onCancel?: (() => void) | undefined
  /** The inputs, which get their places by name. */
  readonly children: (places: Readonly<Record<string, FieldContext>>) => ReactNode
}

const nothing: Fields = {}
const nobody: Untouched = () => []

const Buttons = ({ submit, onCancel }: Pick<ActionFormProps, 'submit' | 'onCancel'>) => {
  const translate = useTranslate()
  const { isSubmitting, dirtyFields } = useFormState()
  return (
    <Stack direction="row" spacing={1} sx={{ mt: 1.5 }}>
      <Button type="submit" variant="contained" loading={isSubmitting} disabled={Object.keys(dirtyFields).length === 0}>
        {submit}
      </Button>
      {onCancel && (
        <Button onClick={onCancel} disabled={isSubmitting}>
          {translate('ra.action.cancel')}
        </Button>
      )}
    </Stack>
  )
}

/** What an action asks for as a part of a page: its rules, its errors at their fields, and a button that runs it. */
export const ActionForm = ({
  resource,
  action,
  submit,
  values,
  untouched = nobody,
  onDone,
  onCancel,
  children,
}: ActionFormProps) => {
  const provider = useProvider()
  const refusal = useRefusal()
  const { input = nothing, rules } = resource.calls[action]!
  const places = useMemo(() => placesOf(inputScope(resource, action), input), [resource, action, input])
  const resolver = useResolver(input, places, rules, untouched)
  const defaults = useMemo(() => ({ ...defaultsOf(input), ...values }), [input, values])
  const run = async (given: FieldValues) => {
    let answer: unknown
    try {
      answer = (await provider.act(resource.name, action, given)).data
    } catch (error) {
      return refusal(error)
    }
    await onDone(answer)
    return undefined
  }
  return (
    <RecordContextProvider value={undefined}>
      <GuardedForm resolver={resolver} defaultValues={defaults} onSubmit={run} mode="onBlur">
        <Stack spacing={1} sx={{ maxWidth: 480 }}>
          {children(Object.fromEntries(places.map(place => [place.name, place])))}
        </Stack>
        <ErrorSummary />
        <Buttons submit={submit} onCancel={onCancel} />
      </GuardedForm>
    </RecordContextProvider>
  )
}
