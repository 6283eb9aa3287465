import { Form } from 'react-admin'
import type { FormProps } from 'react-admin'
import { useCallback, useMemo, useState } from 'react'
import type { FieldValues, Resolver } from 'react-hook-form'
import { TellContext } from './ErrorSummary.tsx'
import { useFirstValues } from './firstValues.ts'
import { GuardsContext, useGuarded } from './guards.ts'
import { useRecheck } from './useRecheck.ts'
import { HoldersContext, holdersIn } from './holders.tsx'
import type { Holder } from './holders.tsx'

type GuardedFormProps = Omit<
  FormProps,
  'resolver' | 'resetOptions' | 'validate' | 'noValidate' | 'disableInvalidFormNotification' | 'onSubmit'
> & {
  readonly resolver?: Resolver
  readonly onSubmit?: (values: FieldValues) => unknown
}

const none: ReadonlyMap<string, Holder> = new Map()

/** Takes out of the errors of a refused save whose the values are that are taken. */
const useHolders = (onSubmit: GuardedFormProps['onSubmit']) => {
  const [known, setKnown] = useState(none)
  const tell = useCallback((field: string, holder: Holder) => setKnown(now => new Map([...now, [field, holder]])), [])
  const submit = async (values: FieldValues): Promise<unknown> => {
    const errors: unknown = await onSubmit?.(values)
    if (errors === null || typeof errors !== 'object' || !('holders' in errors)) return errors
    const { holders, ...others } = errors
    holdersIn(holders).forEach(([field, holder]) => tell(field, holder))
    return others
  }
  return { submit, holders: useMemo(() => ({ known, tell }), [known, tell]) }
}

const Recheck = () => {
  useRecheck()
  return null
}

/**
 * The form that all others are made of: it saves nothing that an input holds back, such as a text that names none of
 * its choices. What keeps it from being saved is told by an `ErrorSummary` within it.
 */
export const GuardedForm = ({ resolver, children, onSubmit, ...props }: GuardedFormProps) => {
  const { guards, resolver: guarded } = useGuarded(resolver)
  const resetOptions = useFirstValues()
  const [holder] = useState(() => ({ tell: () => undefined }))
  const { submit, holders } = useHolders(onSubmit)
  return (
    <GuardsContext.Provider value={guards}>
      <TellContext.Provider value={holder}>
        <HoldersContext.Provider value={holders}>
          <Form
            {...props}
            onSubmit={submit}
            resolver={guarded}
            resetOptions={resetOptions}
            disableInvalidFormNotification
            noValidate
          >
            <Recheck />
            {children}
          </Form>
        </HoldersContext.Provider>
      </TellContext.Provider>
    </GuardsContext.Provider>
  )
}
