import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { inside, middle, movedBy } from './place.ts'
import type { Place, Size } from './place.ts'

const view = (): Size => ({ width: window.innerWidth, height: window.innerHeight })

/** Whether something that is pressed lies in the bar, such as its button for closing. */
const isControl = (target: EventTarget): boolean => target instanceof Element && target.closest('button') !== null

/**
 * Lets a box be moved within the window: by dragging its bar, and by the arrow keys on its handle; Home brings it to
 * the middle.
 * `moved` is where the keys have put it, to be said aloud.
 */
export const useFloating = (shift: number) => {
  const box = useRef<HTMLDivElement>(null)
  const grip = useRef<Place | undefined>(undefined)
  const [place, setPlace] = useState<Place>({ x: 0, y: 0 })
  const [moved, setMoved] = useState<Place>()

  const fit = useCallback((wanted: (size: Size, now: Place) => Place) => {
    const size = box.current?.getBoundingClientRect()
    if (size) setPlace(now => inside(wanted(size, now), size, view()))
  }, [])

  useLayoutEffect(
    () =>
      fit(size => {
        const { x, y } = middle(size, view())
        return { x: x + shift, y: y + shift }
      }),
    [fit, shift],
  )

  useEffect(() => {
    const stay = (): void => fit((_size, now) => now)
    window.addEventListener('resize', stay)
    // It grows when a row is opened.
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(stay)
    if (box.current) observer?.observe(box.current)
    return () => {
      window.removeEventListener('resize', stay)
      observer?.disconnect()
    }
  }, [fit])

  const bar = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || isControl(event.target)) return
      event.currentTarget.setPointerCapture(event.pointerId)
      grip.current = { x: event.clientX - place.x, y: event.clientY - place.y }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = grip.current
      if (held) fit(() => ({ x: event.clientX - held.x, y: event.clientY - held.y }))
    },
    onLostPointerCapture() {
      grip.current = undefined
    },
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const size = box.current?.getBoundingClientRect()
    const wanted = size && (event.key === 'Home' ? middle(size, view()) : movedBy(event.key, event.shiftKey, place))
    if (!size || !wanted) return
    event.preventDefault()
    const next = inside(wanted, size, view())
    setPlace(next)
    setMoved(next)
  }

  return { box, place, moved, bar, onKeyDown }
}
