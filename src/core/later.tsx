import { useNotify } from 'react-admin'
import { lazy, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { ComponentType, FunctionComponent, ReactElement, ReactNode } from 'react'
import { withTexts } from './comingTexts.ts'
import { Contained } from './Contained.tsx'
import { isMissingPart } from './outdated.ts'
import { persistently } from './persistently.ts'
import { whenIdle } from './whenIdle.ts'

/** A part whose code comes when it is first shown, or asked for. */
interface LaterPart<P> extends FunctionComponent<P> {
  /** Undefined where it is there. */
  readonly load: () => Promise<unknown> | undefined
  readonly isThere: () => boolean
}

type Place<P> = ReactElement | null | ((props: P) => ReactNode)

/** What comes is kept; however many ask for it, it is fetched once. */
const fetched = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  let coming: Promise<ComponentType<P>> | undefined
  let loaded: ComponentType<P> | undefined
  return {
    get: (): Promise<ComponentType<P>> =>
      (coming ??= withTexts(load).then(
        part => (loaded = part),
        (error: unknown) => {
          // The next one to ask tries again.
          coming = undefined
          throw error
        },
      )),
    now: () => loaded,
  }
}

const partOf = <P extends object>(place: Place<P>, { get, now }: ReturnType<typeof fetched<P>>): LaterPart<P> => {
  const Later = (props: P) => {
    const [found, setFound] = useState(() => now())
    // However many of them come at once are drawn together, and make way for whoever goes on to another page.
    const Part = useDeferredValue(found)
    useEffect(() => {
      if (found) return
      get().then(
        part => setFound(() => part),
        (error: unknown) =>
          setFound(() => {
            throw error
          }),
      )
    }, [found])
    return Part ? <Part {...props} /> : typeof place === 'function' ? place(props) : place
  }
  return Object.assign(Later, { load: () => (now() ? undefined : get()), isThere: () => now() !== undefined })
}

/**
 * A part of a page that is loaded when it is first shown; until then something stands in its place, which may depend on
 * what the part is told. Where its code cannot be had that is said, the rest of the page stays, and it comes when it
 * can be. (With React's `lazy` the place would stand there for 300 ms, and be shown even where the part is there
 * already; and what failed would take the page with it, and have failed for good.)
 */
export const laterIn = <P extends object>(place: Place<P>, load: () => Promise<ComponentType<P>>): LaterPart<P> =>
  partOf(
    place,
    fetched(() => persistently(load, true)),
  )

/**
 * A part of the frame that nobody has asked for yet: it comes when the browser has nothing more urgent to do, and
 * without a word where it cannot be had at once.
 */
export const idly = <P extends object>(place: Place<P>, load: () => Promise<ComponentType<P>>): LaterPart<P> =>
  partOf(
    place,
    fetched(async () => {
      await whenIdle()
      return persistently(load, false)
    }),
  )

/** A part that a frame waits for as a whole, by a `Suspense` around it. */
export const awaitedPart = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> =>
  lazy(async () => ({
    default: (await persistently(() => withTexts(load), true)) as ComponentType<unknown>,
  })) as unknown as ComponentType<P>

const GiveUp = ({ error, close }: { readonly error: unknown; readonly close: () => void }) => {
  const notify = useNotify()
  useEffect(() => {
    notify(isMissingPart(error) ? 'app.outdated.text' : 'app.failure.text', { type: 'error' })
    close()
  }, [notify, error, close])
  return null
}

/**
 * What somebody opens, and is loaded only then. Where it cannot be had, or fails, that is said, and it counts as
 * closed: the page stays, and whoever opens it again asks again.
 */
export const onDemand = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  close: (props: P) => void,
): ComponentType<P> => {
  const Part = partOf<P>(null, fetched(load))
  return props => (
    <Contained failed={(_, error) => <GiveUp error={error} close={() => close(props)} />}>
      <Part {...props} />
    </Contained>
  )
}

/** The same, its place being kept. `height` in pixels. */
export const later = <P extends object>(load: () => Promise<ComponentType<P>>, height = 56): LaterPart<P> =>
  laterIn(<div className="awaited" style={{ height }} />, load)

const isLater = (part: unknown): part is Pick<LaterPart<object>, 'load'> => typeof part === 'function' && 'load' in part

/**
 * Settle when the parts are there, or cannot be had, which they tell where they stand. None for those that are there.
 */
export const comingOf = (parts: readonly unknown[]): Promise<unknown>[] =>
  parts.flatMap(part => (isLater(part) ? (part.load()?.catch(() => undefined) ?? []) : []))

/** Whether all of these parts are there, so that none of them moves another when it comes. */
export const useAreThere = (parts: readonly unknown[]): boolean => {
  const [isOver, setOver] = useState(false)
  const coming = useMemo(() => comingOf(parts), [parts])
  useEffect(() => {
    if (coming.length > 0) void Promise.all(coming).then(() => setOver(true))
  }, [coming])
  return isOver || coming.length === 0
}
