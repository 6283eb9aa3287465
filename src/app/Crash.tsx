import { useEffect, useRef } from 'react'
import { release } from '../first/held.ts'
import { reloadIfOutdated } from './outdated.ts'
import { showPlainFailure } from './plainFailure.ts'

/** Stands for everything where not even the frame could be shown. */
export const Crash = () => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    release()
    showPlainFailure(box.current!)
    void reloadIfOutdated()
  }, [])
  return <div ref={box} />
}
