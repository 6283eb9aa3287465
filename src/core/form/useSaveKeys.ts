import { useEffect } from 'react'
import type { RefObject } from 'react'
import { isOver } from '../keys/isOver.ts'

type Box = RefObject<HTMLElement | null>

const open = new Set<Box>()

/** What floats over the page has keys of its own. */
const elsewhere = '[role="dialog"], [role="menu"], [role="listbox"]'

/** The form that is meant: the one that has the focus, or else the only one of the page. */
const meant = (target: EventTarget | null): HTMLElement | null | undefined => {
  const boxes = [...open].map(({ current }) => current)
  const around = boxes.find(box => target instanceof Node && box?.contains(target))
  if (around || boxes.length !== 1) return around
  return target instanceof Element && target.closest(elsewhere) ? undefined : boxes[0]
}

const press = (event: KeyboardEvent): void => {
  const isSave = event.key.toLowerCase() === 's'
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented || !(isSave || event.key === 'Enter'))
    return
  const box = isSave
    ? meant(event.target)
    : [...open].find(({ current }) => current?.contains(event.target as Node))?.current
  // The page itself, as the browser would save it, is never meant where there is a form.
  if (isSave || box) event.preventDefault()
  // What is typed in a dialog over the form is not for the form.
  if (!box || isOver()) return
  // As the button does it: not while it is saved already, and not where there is nothing to be saved.
  box.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
}

/**
 * Ctrl+S (⌘S) saves the form in the box wherever on the page the focus is, as a button that is gone takes it along;
 * Ctrl+Enter does within the form, as others on the page may have it for themselves.
 */
export const useSaveKeys = (box: Box): void => {
  useEffect(() => {
    if (open.size === 0) document.addEventListener('keydown', press)
    open.add(box)
    return () => {
      open.delete(box)
      if (open.size === 0) document.removeEventListener('keydown', press)
    }
  }, [box])
}
