/** Whose rights or sessions changed; without an operator it may be anybody's. */
export interface AuthorityChange {
  readonly operator?: number
}

type Listener = (change: AuthorityChange) => Promise<void> | void
const listeners = new Set<Listener>()

/** Calls the listener after each change that was announced in this process; the result stops that. */
export const onAuthorityChange = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Says that rights or sessions changed. To be called after the commit, so that nobody reads what was before. */
export const announceAuthorityChange = async (change: AuthorityChange = {}): Promise<void> => {
  await Promise.all([...listeners].map(listener => listener(change)))
}
