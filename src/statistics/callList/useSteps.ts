import { useEffect } from 'react'
import { useShortcuts } from '../../core/keys/shortcuts.ts'
import type { Shortcut } from '../../core/keys/shortcuts.ts'

const none: readonly Shortcut[] = []
const keys: readonly Shortcut[] = [
  { keys: ['Alt', 'P'], does: 'back' },
  { keys: ['Alt', 'N'], does: 'skip' },
]

interface Steps {
  readonly onBack: () => void
  readonly onSkip: () => void
}

/**
 * Alt+P and Alt+N step back and on, also out of an input; by the place of the key, as Alt writes other signs on some
 * keyboards.
 */
export const useSteps = ({ onBack, onSkip }: Steps, isOn: boolean): void => {
  useShortcuts(isOn ? keys : none)
  useEffect(() => {
    if (!isOn) return undefined
    const press = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const step = event.code === 'KeyN' ? onSkip : event.code === 'KeyP' ? onBack : undefined
      if (!step) return
      event.preventDefault()
      step()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [onBack, onSkip, isOn])
}
