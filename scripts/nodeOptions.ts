import { readFileSync } from 'node:fs'

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  scripts: { start: string }
}

/** The options of Node that `npm start` gives a host, for tests and benchmarks that start one by itself. */
export const nodeOptions: readonly string[] = scripts.start.split(' ').slice(1, -1)
