import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** Fills 64 MB of heap, forgets them, and tells how many of them are left once it has had nothing to do. */
const program = `
import { setTimeout as wait } from 'node:timers/promises'
import { collectWhenIdle } from './server/app/collectWhenIdle.ts'
collectWhenIdle(50)
await wait(1000)
const before = process.memoryUsage().heapUsed
const grown = () => (process.memoryUsage().heapUsed - before) / 2 ** 20
let kept = Array.from({ length: 64 }, () => Array.from({ length: 131072 }, (_, at) => at + 0.5))
const filled = grown()
kept = undefined
for (const end = Date.now() + 5000; Date.now() < end && grown() > 8;) await wait(50)
console.log(JSON.stringify([filled, grown()]))
`

// Left alone, V8 collects what was forgotten some fifteen seconds later, or never.
it('gives memory back once there is nothing to do', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  const [grown, left] = JSON.parse(stdout) as [number, number]
  expect(grown).toBeGreaterThan(48)
  expect(left).toBeLessThan(8)
})
