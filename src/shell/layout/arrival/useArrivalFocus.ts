import { useEffect, useRef } from 'react'

/**
 * Leads the focus to the page that was navigated to, where a screen reader begins to read. A page that takes the focus
 * itself keeps it, and so does the bar of tabs while pages are closed there by keyboard.
 */
export const useArrivalFocus = (path: string): void => {
  const before = useRef(path)
  useEffect(() => {
    if (before.current === path) return
    before.current = path
    const main = document.getElementById('main-content')
    const at = document.activeElement
    if (!main || main.contains(at) || at?.closest('[data-keeps-focus]')) return
    main.focus({ preventScroll: true })
  }, [path])
}
