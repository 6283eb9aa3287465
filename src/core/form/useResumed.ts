import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Resumed } from './useStarted.ts'

/** Puts what was typed before the form began anew into it, with what is wrong, once that is there. */
export const useResumed = (resumed: Resumed | undefined): void => {
  const { setValue, setError } = useFormContext()
  useEffect(() => {
    if (!resumed) return
    const { typed, errors = {} } = resumed
    for (const [name, value] of Object.entries(typed)) setValue(name, value, { shouldDirty: true, shouldTouch: true })
    for (const [path, message] of Object.entries(errors))
      if (typeof message === 'string') setError(path, { type: 'server', message })
  }, [resumed, setValue, setError])
}
