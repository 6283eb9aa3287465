import { useEffect, useState } from 'react'
import type { FormProps } from 'react-admin'

type ResetOptions = NonNullable<FormProps['resetOptions']>

const kept = ['keepValues', 'keepDirty', 'keepTouched', 'keepErrors'] as const satisfies readonly (keyof ResetOptions)[]

/**
 * How the form is reset. react-admin resets each form to the values that it has anyway once it was shown, after all
 * effects of what it contains: what those put in at once, as they do where everything is known already, and what a
 * quick hand typed until then, has to outlive that. Any later reset brings other values, and puts them in.
 */
export const useFirstValues = (): ResetOptions => {
  const [options] = useState<ResetOptions>(() => Object.fromEntries(kept.map(name => [name, true])))
  // Comes after the effects of the form, which reads the options as they are at its reset.
  useEffect(() => {
    for (const name of kept) delete options[name]
  }, [options])
  return options
}
