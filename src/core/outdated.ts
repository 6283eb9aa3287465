const key = 'page.reloadedFrom'

/** Whether an error says that a part of the application could not be fetched, in the words of the browsers. */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|unable to preload/i.test(error.message)

/** The script that this page was started by, which has another name in every build. */
const startedBy = (): string =>
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src') ?? ''

/** Whether the server meanwhile has another build than the one that runs here. A proxy's own error page is none. */
const isOutdated = async (): Promise<boolean> => {
  const reply = await fetch('/index.html', { cache: 'no-store' })
  const page = reply.ok ? await reply.text() : ''
  return page.includes('id="root"') && !page.includes(startedBy())
}

let isAsking = false

/**
 * Loads the page anew where there is a newer build: once, so that a build that is itself broken does not reload for
 * ever.
 */
export const reloadIfOutdated = async (reload: () => void = () => window.location.reload()): Promise<void> => {
  // Several parts may be missed at once; one question answers for all.
  if (isAsking) return
  isAsking = true
  try {
    const from = startedBy()
    if (sessionStorage.getItem(key) === from || !(await isOutdated())) return
    sessionStorage.setItem(key, from)
    reload()
  } catch {
    // No network, or no storage to remember that it was tried: the operator decides.
  } finally {
    isAsking = false
  }
}
