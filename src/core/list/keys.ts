import { useEffect } from 'react'
import { useNavigate } from 'react-admin'
import type { KeyboardEvent as ReactKeyboardEvent } from 'react'
import { isTyping } from '../keys/isTyping.ts'
import { endScan, scannedBy } from '../keys/scan.ts'
import { useShortcuts } from '../keys/shortcuts.ts'
import type { Shortcut } from '../keys/shortcuts.ts'

export const searchId = 'list-search'

const keys: readonly Shortcut[] = [
  { keys: ['/'], does: 'find' },
  { keys: ['↓', '↑'], does: 'rows' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['Shift', '←', '→'], does: 'width' },
]
const withCreating: readonly Shortcut[] = [...keys, { keys: ['n'], does: 'create' }]

/** The keys of a list: `/` searches, `n` makes a new record. Not while one types or a dialog is open. */
export const useListKeys = (createPath: string | undefined): void => {
  const navigate = useNavigate()
  useShortcuts(createPath === undefined ? keys : withCreating)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.defaultPrevented ||
        isTyping(event.target) ||
        scannedBy(event) !== 'pressed'
      )
        return
      const search = document.getElementById(searchId)
      if (event.key === '/' && search) {
        event.preventDefault()
        endScan()
        search.focus()
      }
      if (event.key === 'n' && createPath !== undefined) {
        event.preventDefault()
        endScan()
        void navigate(createPath)
      }
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [createPath, navigate])
}

/** Arrow keys lead from row to row; what is focused in each is the link to its record. */
export const moveBetweenRows = (event: ReactKeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const row = (event.target as HTMLElement).closest('[data-row]')
  if (!row || (event.target as HTMLElement).closest('[role="menu"]')) return
  const next = event.key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling
  const link = next?.querySelector<HTMLElement>('[data-row-link]')
  if (link) {
    event.preventDefault()
    link.focus()
  }
}
