let on: readonly string[] = []

/** The flags of the settings that are on, of those that say whether a field has to have a value. */
export const settingsThatAreOn = (): readonly string[] => on

/** Takes what the server says is on. */
export const setSettings = (names: unknown): void => {
  if (Array.isArray(names)) on = names.filter(name => typeof name === 'string')
}
