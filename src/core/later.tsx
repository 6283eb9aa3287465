import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { ComponentType, FunctionComponent, ReactElement, ReactNode } from 'react'

/** A part whose code comes when it is first shown, or asked for. */
interface LaterPart<P> extends FunctionComponent<P> {
  /** Undefined where it is there. */
  readonly load: () => Promise<unknown> | undefined
  readonly isThere: () => boolean
}

/**
 * A part of a page that is loaded when it is first shown; until then something stands in its place, which may depend on what the part is told. (With React's `lazy` that would stand there for 300 ms,
 * and be shown even where the part is there already.)
 */
export const laterIn = <P extends object>(place: ReactElement | null | ((props: P) => ReactNode), load: () => Promise<ComponentType<P>>): LaterPart<P> => {
  let loaded: ComponentType<P> | undefined
  const get = async () => {
    loaded = await load()
    return loaded
  }
  const Later = (props: P) => {
    const [found, setFound] = useState(() => loaded)
    // However many of them come at once are drawn together, and make way for whoever goes on to another page.
    const Part = useDeferredValue(found)
    useEffect(() => {
      if (found) return
      get().then(
        part => setFound(() => part),
        (error: unknown) => setFound(() => { throw error }),
      )
    }, [found])
    return Part ? <Part {...props} /> : typeof place === 'function' ? place(props) : place
  }
  return Object.assign(Later, { load: () => (loaded ? undefined : get()), isThere: () => loaded !== undefined })
}

/** The same, its place being kept. `height` in pixels. */
export const later = <P extends object>(load: () => Promise<ComponentType<P>>, height = 56): LaterPart<P> =>
  laterIn(<div className="awaited" style={{ height }} />, load)

const isLater = (part: unknown): part is Pick<LaterPart<object>, 'load'> => typeof part === 'function' && 'load' in part

/** Settle when the parts are there, or cannot be had, which they tell where they stand. None for those that are there. */
export const comingOf = (parts: readonly unknown[]): Promise<unknown>[] => parts.flatMap(part => (isLater(part) ? part.load()?.catch(() => undefined) ?? [] : []))

/** Whether all of these parts are there, so that none of them moves another when it comes. */
export const useAreThere = (parts: readonly unknown[]): boolean => {
  const [isOver, setOver] = useState(false)
  const coming = useMemo(() => comingOf(parts), [parts])
  useEffect(() => { if (coming.length > 0) void Promise.all(coming).then(() => setOver(true)) }, [coming])
  return isOver || coming.length === 0
}
