import type { RaRecord } from 'react-admin'
import type { AnyResource } from '../../../resources/core/index.ts'
import type { Given } from './GivenDialog.tsx'
import type { Outcome } from './outcome.ts'
import type { Offered } from './rowActions.ts'

/** What was given, of which nobody is told a second time. */
export interface GivenOnce {
  readonly kind: 'given'
  readonly resource: AnyResource
  readonly action: string
  readonly title: string
  readonly given: readonly Given[]
  /** It was read. */
  readonly onRead?: () => void
}

/** For which of several records an action was not possible, and why. */
export interface PartlyDone {
  readonly kind: 'outcome'
  readonly resource: AnyResource
  readonly offer: Offered
  readonly records: readonly RaRecord[]
  readonly outcome: Outcome
}

export type Lasting = (GivenOnce | PartlyDone) & { readonly number: number }

export interface LastingOnes {
  show(one: GivenOnce | PartlyDone): void
  /** The one that is to be read now. */
  current(): Lasting | undefined
  read(): void
  subscribe(listener: () => void): () => void
}

const createLastingOnes = (): LastingOnes => {
  let waiting: readonly Lasting[] = []
  let number = 0
  const listeners = new Set<() => void>()
  const change = (next: readonly Lasting[]): void => {
    waiting = next
    listeners.forEach(listener => listener())
  }
  return {
    show(one) {
      number += 1
      change([...waiting, { ...one, number }])
    },
    current: () => waiting[0],
    read() {
      const [first, ...rest] = waiting
      change(rest)
      if (first?.kind === 'given') first.onRead?.()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** One after the other, and wherever one is by then: what is told once is lost with the page that asked for it. */
export const lasting: LastingOnes = createLastingOnes()
