import { useDeferredValue, useEffect, useState } from 'react'
import type { ComponentType, ReactElement } from 'react'

/**
 * A part of a page that is loaded when it is first shown; until then something stands in its place. (With React's `lazy` that would stand there for 300 ms,
 * and be shown even where the part is there already.)
 */
export const laterIn = <P extends object>(place: ReactElement | null, load: () => Promise<ComponentType<P>>): ComponentType<P> => {
  let loaded: ComponentType<P> | undefined
  return props => {
    const [found, setFound] = useState(() => loaded)
    // However many of them come at once are drawn together, and make way for whoever goes on to another page.
    const Part = useDeferredValue(found)
    useEffect(() => {
      if (found) return
      load().then(
        part => {
          loaded = part
          setFound(() => part)
        },
        (error: unknown) => setFound(() => { throw error }),
      )
    }, [found])
    return Part ? <Part {...props} /> : place
  }
}

/** The same, its place being kept. `height` in pixels. */
export const later = <P extends object>(load: () => Promise<ComponentType<P>>, height = 56): ComponentType<P> =>
  laterIn(<div className="awaited" style={{ height }} />, load)
