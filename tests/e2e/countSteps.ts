import type { Page } from 'playwright-core'

/**
 * What a page sees of a hand: each click, each key that commits or changes the screen, each file that is dropped, in
 * words.
 */
export interface Steps {
  /** Since it was begun anew. */
  readonly taken: readonly string[]
  begin(): void
}

/** Runs in the page, before anything of its own. Typing and moving between fields are no steps. */
const watch = (): void => {
  const moving = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Backspace', 'Home', 'End', 'Process'])
  const tell = (step: string): void => {
    void (window as unknown as { tookStep(step: string): Promise<void> }).tookStep(step)
  }
  const nameOf = (target: EventTarget | null): string => {
    const thing = target instanceof Element ? (target.closest('button, a, label, [role], input') ?? target) : undefined
    return (thing?.getAttribute('aria-label') ?? (thing as HTMLElement | undefined)?.innerText ?? '')
      .split('\n')[0]!
      .slice(0, 40)
  }
  const isTyped = (event: KeyboardEvent): boolean => {
    const { target, key } = event
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return false
    const isLong = target.matches('textarea') || target.isContentEditable
    return isLong
      ? key.length === 1 || key === 'Enter'
      : key.length === 1 && target.matches('input:not([type=checkbox]):not([type=radio])')
  }
  window.addEventListener('pointerdown', event => tell(nameOf(event.target)), true)
  window.addEventListener('drop', () => tell('a file is dropped'), true)
  window.addEventListener(
    'keydown',
    event => {
      if (moving.has(event.key) || isTyped(event)) return
      tell([...(event.ctrlKey ? ['Ctrl'] : []), ...(event.metaKey ? ['Meta'] : []), event.key].join('+'))
    },
    true,
  )
}

/** Counts in the page itself, so that nothing that a test does with mouse or keys goes around it. */
export const countSteps = async (page: Page): Promise<Steps> => {
  let taken: string[] = []
  await page.exposeFunction('tookStep', (step: string) => {
    taken.push(step)
  })
  await page.addInitScript(watch)
  return {
    get taken() {
      return taken
    },
    begin() {
      taken = []
    },
  }
}
