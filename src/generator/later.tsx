import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'

/** A part of a page that is loaded when it is first shown; until then its place is kept. `height` in pixels. */
export const later = <P extends object>(load: () => Promise<ComponentType<P>>, height = 56): ComponentType<P> => {
  const Loaded = lazy(async () => ({ default: await load() }))
  // Handed on as they are: what a lazy component takes is what its own component takes.
  const Part = Loaded as unknown as ComponentType<P>
  return props => <Suspense fallback={<div className="awaited" style={{ height }} />}><Part {...props} /></Suspense>
}
