import { useEffect, useRef, useState } from 'react'

/** The width of an element, kept up to date; `start` until it is known. */
export const useWidth = (start: number) => {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(start)
  useEffect(() => {
    const element = ref.current
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(entries => {
      const next = Math.floor(entries[0]?.contentRect.width ?? 0)
      if (next > 0) setWidth(next)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
