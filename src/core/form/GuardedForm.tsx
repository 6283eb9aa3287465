import { Form } from 'react-admin'
import type { FormProps } from 'react-admin'
import { useState } from 'react'
import type { Resolver } from 'react-hook-form'
import { TellContext } from './ErrorSummary.tsx'
import { useFirstValues } from './firstValues.ts'
import { GuardsContext, useGuarded } from './guards.ts'

type GuardedFormProps = Omit<FormProps, 'resolver' | 'resetOptions' | 'validate' | 'noValidate' | 'disableInvalidFormNotification'> & { readonly resolver?: Resolver }

/**
 * The form that all others are made of: it saves nothing that an input holds back, such as a text that names none of its choices. What keeps it from being saved
 * is told by an `ErrorSummary` within it.
 */
export const GuardedForm = ({ resolver, children, ...props }: GuardedFormProps) => {
  const { guards, resolver: guarded } = useGuarded(resolver)
  const resetOptions = useFirstValues()
  const [holder] = useState(() => ({ tell: () => undefined }))
  return (
    <GuardsContext.Provider value={guards}>
      <TellContext.Provider value={holder}>
        <Form {...props} resolver={guarded} resetOptions={resetOptions} disableInvalidFormNotification noValidate>{children}</Form>
      </TellContext.Provider>
    </GuardsContext.Provider>
  )
}
