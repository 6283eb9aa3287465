import { useEffect } from 'react'
import { asksBeforeLeaving } from './leaving.ts'

/** Lets the browser ask before it closes a page with unsaved changes. They are kept, but not everybody knows. */
export const useUnloadWarning = (isUnsaved: boolean): void => {
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent): void => {
      if (asksBeforeLeaving()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}
