import { useEffect } from 'react'
import type { KeyTexts } from '../../../i18n/zh/shell/keys.ts'

/** Keys that do something, and the text that says what. Several of `keys` are pressed together. */
export interface Shortcut {
  readonly keys: readonly string[]
  readonly does: keyof KeyTexts['does']
}

const listening = new Set<readonly Shortcut[]>()

/** Tells, as long as the part is there, which keys it listens to; `?` shows them. Give it a constant. */
export const useShortcuts = (shortcuts: readonly Shortcut[]): void => {
  useEffect(() => {
    listening.add(shortcuts)
    return () => {
      listening.delete(shortcuts)
    }
  }, [shortcuts])
}

/** The keys of the page that is open. */
export const shortcutsHere = (): readonly Shortcut[] => [...new Set([...listening].flat())]
