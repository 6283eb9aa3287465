import type { KeyboardEvent } from 'react'

const isOpen = (element: HTMLElement): boolean => element.getAttribute('aria-expanded') === 'true'

/**
 * Whether Enter has a meaning of its own here: a line of a long text, a button, an option that is about to be chosen.
 */
const isTaken = (element: HTMLElement): boolean => {
  if (element.matches('textarea, button, a, [contenteditable="true"]')) return true
  if (element.getAttribute('role') !== 'combobox' || !isOpen(element)) return false
  const active = document.getElementById(element.getAttribute('aria-activedescendant') ?? '')
  return active !== null && active.getAttribute('aria-selected') !== 'true'
}

const isEntered = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 &&
  !element.hasAttribute('disabled') &&
  !element.hasAttribute('readonly') &&
  element.getAttribute('aria-disabled') !== 'true' &&
  element.getAttribute('aria-hidden') !== 'true' &&
  element.closest('[hidden]') === null

const entered = 'input:not([type="hidden"]), textarea, [role="combobox"], button[type="submit"]'

/**
 * Enter leads to the next input of the form, with Shift to the one before; behind the last one waits the save button.
 */
export const moveByEnter = (event: KeyboardEvent<HTMLElement>): void => {
  const { target, currentTarget } = event
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
  // What opens above the page, such as a menu, tells its keys here too.
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target) || isTaken(target)) return
  event.preventDefault()
  event.stopPropagation()
  const all = [...currentTarget.querySelectorAll<HTMLElement>(entered)].filter(isEntered)
  const next = all[all.indexOf(target) + (event.shiftKey ? -1 : 1)]
  next?.focus()
  // What stands there is mostly typed anew.
  if (next instanceof HTMLInputElement && next.type === 'text') next.select()
}
