import { useLayoutEffect, useRef } from 'react'

/**
 * A function as it was last rendered, for effects and events that another value sets off and not the function itself.
 */
export const useLatest = <A extends readonly unknown[]>(work: (...given: A) => void): ((...given: A) => void) => {
  const latest = useRef(work)
  useLayoutEffect(() => {
    latest.current = work
  })
  return useRef((...given: A) => {
    latest.current(...given)
  }).current
}
