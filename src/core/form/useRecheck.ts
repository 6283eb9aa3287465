import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import type { FieldErrors } from 'react-hook-form'

/** What the server alone knows is not looked at again by the rules of the form. */
const byServer: readonly unknown[] = ['server', 'unique']

/** Paths of the errors that rules of the form told. */
const told = (errors: FieldErrors, within = ''): string[] =>
  Object.entries(errors).flatMap(([name, error]) => {
    if (error === undefined || error === null || typeof error !== 'object') return []
    // Of a list as a whole it is said at its root.
    const path = name === 'root' ? within : within === '' ? name : `${within}.${name}`
    if (path === '') return []
    const { type: rule } = error
    if (typeof rule !== 'string') return told(error as FieldErrors, path)
    return byServer.includes(rule) ? [] : [path]
  })

/**
 * Looks again at what is marked as wrong whenever another field changes, since rules over several fields, and
 * conditions, may hold by that: react-hook-form looks at the field alone that is typed in.
 */
export const useRecheck = (): void => {
  const { watch, trigger, control } = useFormContext()
  useEffect(() => {
    const { unsubscribe } = watch((_, { name }) => {
      const others = told(control._formState.errors).filter(path => path !== name)
      if (others.length > 0) void trigger(others)
    })
    return unsubscribe
  }, [watch, trigger, control])
}
