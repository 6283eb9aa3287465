import type { RaRecord } from 'react-admin'
import { createContext, useCallback, useContext, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useTell } from '../actions/useTell.ts'
import type { ResourceView } from '../resourceView.ts'
import { useProvider } from '../provider.ts'
import { useCanSee } from '../rights.tsx'

export interface Reveal {
  /** Clear values by field, once they were asked for. */
  readonly clear: Readonly<Record<string, unknown>> | undefined
  readonly mayReveal: boolean
  /** Asks the server for the clear values; each time is logged there. */
  readonly reveal: () => void
  readonly hide: () => void
  readonly isPending: boolean
}

const ignore = () => {}
const RevealContext = createContext<Reveal>({
  clear: undefined,
  mayReveal: false,
  reveal: ignore,
  hide: ignore,
  isPending: false,
})

/** What is masked on this page, and the way to see it. */
export const useReveal = (): Reveal => useContext(RevealContext)

interface RevealProviderProps {
  readonly blueprint: ResourceView
  readonly record: RaRecord | undefined
  readonly children: ReactNode
}

/**
 * Keeps revealed values for as long as the page shows this version of the record, as of another they may be others; and
 * nowhere else: they are never cached.
 */
export const RevealProvider = ({ blueprint, record, children }: RevealProviderProps) => {
  const { resource, masked } = blueprint
  const provider = useProvider()
  const tell = useTell()
  const canSee = useCanSee()
  const [shown, setShown] = useState<{ of: string; clear: Readonly<Record<string, unknown>> }>()
  const [isPending, setPending] = useState(false)
  const id = record?.id
  const of = `${id} ${record?.['version']}`
  const reveal = useCallback(() => {
    if (id === undefined) return
    setPending(true)
    provider
      .act(resource.name, 'contact', { id })
      .then(({ data }) => setShown({ of, clear: data as Readonly<Record<string, unknown>> }), tell)
      .finally(() => setPending(false))
  }, [provider, resource, id, of, tell])
  const mayReveal = masked.length > 0 && canSee(resource.name, 'contact')
  const value = useMemo<Reveal>(
    () => ({
      clear: shown && shown.of === of ? shown.clear : undefined,
      mayReveal,
      reveal,
      hide: () => setShown(undefined),
      isPending,
    }),
    [shown, of, mayReveal, reveal, isPending],
  )
  return <RevealContext.Provider value={value}>{children}</RevealContext.Provider>
}
