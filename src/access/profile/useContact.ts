import { useState } from 'react'
import { useTell } from '../../core/actions/useTell.ts'
import { useProfileCalls } from './useProfile.ts'

export interface Contact {
  /** Telephone and mailbox in clear, once they were asked for. */
  readonly clear: { readonly phone: string | null; readonly email: string | null } | undefined
  readonly toggle: () => void
  readonly isPending: boolean
}

/** Shows and hides the caller's own telephone and mailbox; in clear they are kept by this page alone. */
export const useContact = (): Contact => {
  const calls = useProfileCalls()
  const tell = useTell()
  const [clear, setClear] = useState<Contact['clear']>()
  const [isPending, setPending] = useState(false)
  const toggle = (): void => {
    if (clear) return setClear(undefined)
    setPending(true)
    void calls
      .reveal({})
      .then(setClear, tell)
      .finally(() => setPending(false))
  }
  return { clear, toggle, isPending }
}
