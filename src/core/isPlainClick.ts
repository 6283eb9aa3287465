import type { MouseEvent } from 'react'

/** Whether a click on a link opens its page here: with any key held, or another button, it is the browser's. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.altKey && !event.shiftKey && !event.defaultPrevented
