import { useContext, useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { GuardsContext } from '../form/guards.ts'
import { useUnmatched } from './useUnmatched.ts'

/**
 * Makes a picker of a form: while its text names none of the choices it holds the form back, and says so. A form that
 * only filters takes no text for chosen in any case: there it goes back to what the list is filtered by, and says why.
 */
export const usePicker = (name: string, chosen: unknown) => {
  const guards = useContext(GuardsContext)
  const { getFieldState, trigger } = useFormContext()
  const { text, message, isLeft, handlers } = useUnmatched(chosen)
  const wasHeld = useRef(false)
  useEffect(() => {
    if (!guards) return undefined
    // What was told when the form was to be saved is settled.
    if (message === undefined && wasHeld.current && getFieldState(name).error?.type === 'guard') void trigger(name)
    wasHeld.current = message !== undefined
    if (message === undefined) return undefined
    guards.set(name, message)
    return () => {
      guards.delete(name)
    }
  }, [guards, name, message, getFieldState, trigger])
  return { text, error: isLeft ? message : undefined, handlers, clearOnBlur: guards === undefined }
}
