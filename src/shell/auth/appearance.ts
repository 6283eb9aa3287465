export type Appearance = 'light' | 'dark'

/** Where react-admin's store keeps the choice of theme. */
const key = 'RaStore.theme'

const chosen = (): Appearance | undefined => {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null')
    return value === 'light' || value === 'dark' ? value : undefined
  } catch {
    return undefined
  }
}

/** Light or dark as it was chosen here, else as the system prefers. */
export const readAppearance = (): Appearance =>
  chosen() ?? (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
