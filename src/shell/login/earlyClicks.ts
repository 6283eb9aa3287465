let held: HTMLElement | undefined

const hold = (event: MouseEvent): void => {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null
  if (!target) return
  event.preventDefault()
  held = target
}

/**
 * Keeps the last click that comes before anything on the page works. Enter in a form counts: it clicks the form's
 * button.
 */
export const holdClicks = (): void => document.addEventListener('click', hold)

/** Clicks what was clicked meanwhile, and keeps no more. */
export const repeatClick = (): void => {
  document.removeEventListener('click', hold)
  held?.click()
  held = undefined
}
