/** What has to be said to the operator before anything else goes on. */
export type Prompt = 'expired' | 'signedInElsewhere' | 'siteClosed' | 'idle'
export type Answer = 'signIn' | 'stay'

/** One question at a time, whoever asks it and however often: all who ask meanwhile get the same answer. */
export interface Prompts {
  ask(prompt: Prompt): Promise<Answer>
  answer(answer: Answer): void
  current(): Prompt | undefined
  subscribe(listener: () => void): () => void
}

/** What leaves no choice goes before what leaves one, and what came from outside before what came of waiting. */
const weight: Readonly<Record<Prompt, number>> = { expired: 0, idle: 1, signedInElsewhere: 2, siteClosed: 3 }

/** Milliseconds after a decision to stay in which calls that were under way are not asked about again. */
const peace = 5_000

export const createPrompts = (now: () => number = Date.now): Prompts => {
  let open:
    | { readonly prompt: Prompt; readonly answered: Promise<Answer>; readonly resolve: (answer: Answer) => void }
    | undefined
  let stayed = Number.NEGATIVE_INFINITY
  const listeners = new Set<() => void>()
  const tell = (): void => listeners.forEach(listener => listener())

  return {
    ask(prompt) {
      if (open) {
        if (weight[prompt] > weight[open.prompt]) {
          open = { ...open, prompt }
          tell()
        }
        return open.answered
      }
      if (prompt === 'expired' && now() - stayed < peace) return Promise.resolve('stay')
      let resolve: (answer: Answer) => void = () => undefined
      const answered = new Promise<Answer>(settle => {
        resolve = settle
      })
      open = { prompt, answered, resolve }
      tell()
      return answered
    },
    answer(answer) {
      const asked = open
      open = undefined
      if (answer === 'stay') stayed = now()
      asked?.resolve(answer)
      tell()
    },
    current: () => open?.prompt,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
