import { useEffect, useRef } from 'react'
import { release } from '../core/held.ts'
import { reloadIfOutdated } from '../core/outdated.ts'
import { showPlainFailure } from '../shell/app/plainFailure.ts'

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
