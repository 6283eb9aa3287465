import { useDeferredValue, useEffect, useState } from 'react'
import type { ComponentType, ReactElement } from 'react'
import { useListContext } from 'react-admin'
import { afterPaint } from '../afterPaint.ts'
import type { ResourceView } from '../resourceView.ts'
import { laterIn } from '../later.tsx'

export interface AfterRowsProps {
  readonly blueprint: ResourceView
  readonly isNarrow: boolean
}

/**
 * Makes a part of the list that is drawn each time when the rows are on the screen, so that they need not wait for it.
 * Until then its place is kept by an element of its size, where it has a line of its own.
 */
export const afterRows =
  <P extends AfterRowsProps>(place: ReactElement | null, Part: ComponentType<P>): ComponentType<P> =>
  props => {
    const { isPending, isFetching } = useListContext()
    // A tree reads its rows by itself: the list stays pending, and fetches nothing.
    const isAwaited = isPending && isFetching
    const [arePainted, setPainted] = useState(false)
    // Whoever goes on to another page does not wait for it: deferred, it makes way even where it has been begun.
    const isDue = useDeferredValue(arePainted)
    useEffect(() => (isAwaited ? undefined : afterPaint(() => setPainted(true))), [isAwaited])
    return isDue ? <Part {...props} /> : place
  }

/** The same, being loaded when it is due. */
export const loadedAfterRows = <P extends AfterRowsProps>(
  place: ReactElement,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> => afterRows(place, laterIn(place, load))
