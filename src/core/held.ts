/** The list that is shown until the back-office itself shows something. */
interface Held {
  readonly path: string
  readonly end: () => void
}

let held: Held | undefined

export const hold = (one: Held): void => {
  held = one
}

/** Takes the first list away: what it stood for is there. */
export const release = (): void => {
  held?.end()
  held = undefined
}

/** Takes it away where the back-office shows another page. */
export const releaseUnless = (path: string): void => {
  if (held && held.path !== path) release()
}
