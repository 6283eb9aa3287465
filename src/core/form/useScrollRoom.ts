import { useCallback } from 'react'

const set = (pixels: number | undefined): void => {
  document.documentElement.style.scrollPaddingBottom = pixels === undefined ? '' : `${pixels + 8}px`
}

/**
 * The ref of an element that lies over the lower edge of the page: what is scrolled into sight, as by the tab key,
 * keeps clear of it.
 */
export const useScrollRoom = (): ((element: HTMLElement | null) => (() => void) | undefined) =>
  useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => set(element.offsetHeight))
    observer.observe(element)
    return () => {
      observer.disconnect()
      set(undefined)
    }
  }, [])
