import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generate } from './generate.ts'
import type { Size } from './generate.ts'

/**
 * How long the compiler takes over descriptors of a whole product: `npx tsx bench/types/main.ts`. Exits 1 above the
 * limit.
 */
const limit = 3
const rounds = 3
const sizes: readonly Size[] = [
  { resources: 1, fields: 30, actions: 10 },
  { resources: 60, fields: 30, actions: 10 },
  { resources: 120, fields: 30, actions: 10 },
]

const root = fileURLToPath(new URL('../..', import.meta.url))
const compiler = join(root, 'node_modules/typescript/bin/tsc')

const seconds = (folder: string): number => {
  const start = performance.now()
  const { status, stdout } = spawnSync(process.execPath, [compiler, '--noEmit', '-p', folder], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  if (status !== 0) throw new Error(stdout)
  return (performance.now() - start) / 1000
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!

const measure = (size: Size): number => {
  const folder = mkdtempSync(join(tmpdir(), 'types-bench-'))
  try {
    generate(folder, root, size)
    return median(Array.from({ length: rounds }, () => seconds(folder)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const results = sizes.map(size => ({ ...size, seconds: Number(measure(size).toFixed(2)) }))
console.table(results)
const whole = results[1]!.seconds
console.log(`60 resources: ${whole} s (limit ${limit} s)`)
process.exit(whole < limit ? 0 : 1)
