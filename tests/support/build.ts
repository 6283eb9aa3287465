import { spawnSync } from 'node:child_process'

/** Builds page and server where they are stale, once before the browser tests. */
export const setup = (): void => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`)
}
