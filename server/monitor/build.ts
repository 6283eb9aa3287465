import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is told of a host and of pages that are no build. */
const unbuilt = 'source'

/**
 * Which build of the pages a host serves: its first script, which has another name in every build. Pages know theirs by
 * it.
 */
export const buildOf = (pages: string | undefined): string => {
  if (pages === undefined) return unbuilt
  try {
    return (
      /<script[^>]*type="module"[^>]*src="[^"]*\/([^"/]+)\.js"/.exec(
        readFileSync(join(pages, 'index.html'), 'utf8'),
      )?.[1] ?? unbuilt
    )
  } catch {
    return unbuilt
  }
}

let running = unbuilt

/** The build that runs in this process. */
export const runningBuild = (): string => running

export const runsBuild = (build: string): void => {
  running = build
}
