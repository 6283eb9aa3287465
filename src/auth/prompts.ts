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

export const createPrompts = (): Prompts => {
  let open: { readonly prompt: Prompt; readonly answered: Promise<Answer>; readonly resolve: (answer: Answer) => void } | undefined
  const listeners = new Set<() => void>()
  const tell = (): void => listeners.forEach(listener => listener())

  return {
    ask(prompt) {
      if (open) return open.answered
      let resolve: (answer: Answer) => void = () => undefined
      const answered = new Promise<Answer>(settle => { resolve = settle })
      open = { prompt, answered, resolve }
      tell()
      return answered
    },
    answer(answer) {
      const asked = open
      open = undefined
      asked?.resolve(answer)
      tell()
    },
    current: () => open?.prompt,
    subscribe(listener) {
      listeners.add(listener)
      return () => { listeners.delete(listener) }
    },
  }
}
