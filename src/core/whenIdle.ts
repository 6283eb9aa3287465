import { release } from './held.ts'

const patience = 1_500

let tell: () => void
const shown = new Promise<void>(resolve => {
  tell = resolve
})

/** The first page shows what it was opened for: what stood for it goes, and what waited for it may come. */
export const pageIsShown = (): void => {
  release()
  tell()
}

/** Settles when the first page is there, or does not say so in time, and the browser has nothing more urgent to do. */
export const whenIdle = async (): Promise<void> => {
  await Promise.race([
    shown,
    new Promise(resolve => {
      setTimeout(resolve, patience)
    }),
  ])
  // Not every browser tells when it is idle.
  if (typeof window.requestIdleCallback === 'function')
    await new Promise(resolve => {
      window.requestIdleCallback(resolve, { timeout: patience })
    })
}
