import { isTyping } from './isTyping.ts'

/** Longest time between two keys of a scanner, in milliseconds; people need longer. */
const between = 50

/** Fewest characters of what is scanned. */
const least = 4

/** What a key was: one that a person pressed, one of a scan that goes on, or its end with what was read. */
export type Scanned = 'pressed' | 'going on' | { readonly text: string }

/** Tells scanners, which type quickly and end with Enter, from people. */
export const createScan = () => {
  let text = ''
  let last = -Infinity
  return (key: string, at: number): Scanned => {
    const isQuick = at - last <= between
    if (key === 'Enter') {
      const read = isQuick ? text.trim() : ''
      text = ''
      return read.length >= least ? { text: read } : 'pressed'
    }
    // Shift comes before each capital letter.
    if ([...key].length !== 1) return isQuick && text !== '' ? 'going on' : 'pressed'
    const before = isQuick ? text : ''
    text = before + key
    last = at
    return before === '' ? 'pressed' : 'going on'
  }
}

let next = createScan()
const judged = new WeakMap<KeyboardEvent, Scanned>()

/** A key did something of its own: what comes behind it is no part of a scan that it began. */
export const endScan = (): void => {
  next = createScan()
}

/** What a key is that nobody types into a field; a scan that is aimed at a field is typed there. */
export const scannedBy = (event: KeyboardEvent): Scanned => {
  const known = judged.get(event)
  if (known !== undefined) return known
  const is =
    event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)
      ? 'pressed'
      : next(event.key, event.timeStamp)
  judged.set(event, is)
  return is
}
