import type { AnyResource } from '../../../resources/core/index.ts'
import type { Given } from './GivenDialog.tsx'

/** What was given, of which nobody is told a second time. */
export interface GivenOnce {
  readonly resource: AnyResource
  readonly action: string
  readonly title: string
  readonly given: readonly Given[]
  /** It was read. */
  readonly onRead?: () => void
}

export interface GivenOnes {
  show(one: GivenOnce): void
  /** The one that is to be read now. */
  current(): GivenOnce | undefined
  read(): void
  subscribe(listener: () => void): () => void
}

const createGivenOnes = (): GivenOnes => {
  let waiting: readonly GivenOnce[] = []
  const listeners = new Set<() => void>()
  const change = (next: readonly GivenOnce[]): void => {
    waiting = next
    listeners.forEach(listener => listener())
  }
  return {
    show: one => change([...waiting, one]),
    current: () => waiting[0],
    read() {
      const [first, ...rest] = waiting
      change(rest)
      first?.onRead?.()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** One after the other, and wherever one is by then: what is shown once is lost with the page that asked for it. */
export const givenOnes: GivenOnes = createGivenOnes()
