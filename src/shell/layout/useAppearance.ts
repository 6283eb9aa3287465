import { useTheme } from 'react-admin'
import { readAppearance } from '../auth/appearance.ts'
import type { Appearance } from '../auth/appearance.ts'

/** The appearance that the page has, and how to change to the other. */
export const useAppearance = (): [Appearance, () => void] => {
  const [theme, setTheme] = useTheme()
  const now = theme === 'dark' || theme === 'light' ? theme : readAppearance()
  return [now, () => setTheme(now === 'dark' ? 'light' : 'dark')]
}
