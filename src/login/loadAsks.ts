/** Loads the calls of this page with their rules, as the descriptors declare them: the page shows its forms without. Rejects where there is no network. */
export const loadAsks = () => import('./asks.ts')

export type Asks = Awaited<ReturnType<typeof loadAsks>>

/** Loads them while somebody types, so that nobody waits for them. */
export const warmAsks = (): void => void loadAsks().catch(() => undefined)
