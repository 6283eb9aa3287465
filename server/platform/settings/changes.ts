type Listener = () => Promise<void> | void
const listeners = new Set<Listener>()

/** Calls the listener after each change of settings that was announced in this process; the result stops that. */
export const onSettingChange = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Says that settings changed. To be called after the commit, so that nobody reads what was before. */
export const announceSettingChange = async (): Promise<void> => {
  await Promise.all([...listeners].map(listener => listener()))
}
