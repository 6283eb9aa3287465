/** What waits for the operator to show anew who they are. */
export interface Question {
  readonly id: number
  /** The action that it is about, such as `configSetting.update`. */
  readonly purpose: string
}

/** Calls that wait for the operator to show anew who they are. */
export interface Reauthentication {
  /** Asks for what a purpose needs; answers the proof, or undefined where they would not. One after another. */
  ask(purpose: string): Promise<string | undefined>
  /** Answers one question; one that was answered before is left as it is. */
  answer(id: number, proof: string | undefined): void
  /** What is asked now. */
  current(): Question | undefined
  subscribe(listener: () => void): () => void
}

interface Waiting extends Question {
  readonly resolve: (proof: string | undefined) => void
}

export const createReauthentication = (): Reauthentication => {
  const waiting: Waiting[] = []
  const listeners = new Set<() => void>()
  const tell = (): void => listeners.forEach(listener => listener())
  let asked = 0
  return {
    ask: purpose =>
      new Promise(resolve => {
        asked += 1
        waiting.push({ id: asked, purpose, resolve })
        tell()
      }),
    answer(id, proof) {
      // A proof that comes after its question was called off is none for the next one.
      if (waiting[0]?.id !== id) return
      waiting.shift()?.resolve(proof)
      tell()
    },
    current: () => waiting[0],
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export const reauthentication = createReauthentication()
