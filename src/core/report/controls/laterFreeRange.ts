import { later } from '../../later.tsx'

/** Its fields come when they are asked for. */
export const FreeRange = later(async () => (await import('./FreeRange.tsx')).FreeRange, 40)
