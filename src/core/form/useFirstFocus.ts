import { useEffect } from 'react'
import type { RefObject } from 'react'
import { awaitsMark } from '../Settling.tsx'
import { useHasPointer } from '../useHasPointer.ts'

const inputs = `:is(${[
  'input:not([type="hidden"], [type="file"], [aria-hidden="true"], [hidden], :disabled)',
  '[role="combobox"]:not([aria-disabled="true"])',
  'textarea:not([aria-hidden="true"], :disabled)',
  '[contenteditable="true"]',
].join()})`

/** A choice shows what is chosen, and keeps it in an input beside it. */
const isEmpty = (input: HTMLElement): boolean =>
  !('value' in input ? input.value : input.parentElement?.querySelector('input')?.value)

/** Nobody is anywhere on the page yet: the focus is where a page that was opened has it. */
const isNowhere = (at: Element | null): boolean => at === null || at === document.body || at.id === 'main-content'

/**
 * Puts the cursor into the first input of the box that is empty, once that can be seen, where whoever opened the page
 * has not gone anywhere on it; into none where that is a picker, whose options would cover what is below. Not under a finger: the keyboard of a phone would cover what it belongs to.
 */
export const useFirstFocus = (box: RefObject<HTMLElement | null>, isWanted: boolean): void => {
  const hasPointer = useHasPointer()
  useEffect(() => {
    const part = box.current
    if (!isWanted || !part || !hasPointer) return undefined
    const look = (): void => {
      if (!isNowhere(document.activeElement)) return end()
      // What is still awaited keeps its place unseen, and takes no focus.
      const first = [...part.querySelectorAll<HTMLElement>(inputs)].find(isEmpty)
      if (!first) return
      if (first.getAttribute('role') === 'combobox') return end()
      first.focus({ preventScroll: true })
      if (document.activeElement === first) end()
    }
    const observer = new MutationObserver(look)
    const end = (): void => {
      clearTimeout(begun)
      observer.disconnect()
      for (const by of ['keydown', 'pointerdown']) window.removeEventListener(by, end, true)
    }
    // Behind the page's own arrival, which takes the focus from the link that led here.
    const begun = setTimeout(() => {
      // It may be hidden by what is awaited elsewhere on the page.
      observer.observe(part.closest('main') ?? part, {
        childList: true,
        subtree: true,
        attributeFilter: ['class', 'style', 'disabled', awaitsMark],
      })
      look()
    })
    for (const by of ['keydown', 'pointerdown']) window.addEventListener(by, end, true)
    return end
  }, [box, isWanted, hasPointer])
}
