import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Share of the time in which an idle host computes: what beats within seconds, and looks of a proxy. */
const idle = 0.05

/** Bytes of heap that are worth a collection. */
const worthwhile = 16 * 2 ** 20

/** V8's own collection that gives memory back to the system; Node offers it to programs with a flag alone. */
const exposed = (): (() => void) => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  setFlagsFromString('--no-expose-gc')
  return collect
}

/**
 * Gives back what a start, an import or a busy hour took, once the host has nothing to do. V8 keeps it until it needs
 * to collect again, which for an idle host is never: Node does not tell it that nothing happens. Looks each `interval`
 * milliseconds.
 */
export const collectWhenIdle = (interval = 10_000): void => {
  const collect = exposed()
  let before = performance.eventLoopUtilization()
  // What the last collection left; known at the next look, as pages are given back beside the program.
  let left: number | undefined = 0
  setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    const { heapTotal } = process.memoryUsage()
    left ??= heapTotal
    if (utilization > idle || heapTotal < left + worthwhile) return
    collect()
    left = undefined
  }, interval).unref()
}
