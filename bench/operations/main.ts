import { measureCards } from './cards.ts'
import { measureCost } from './cost.ts'
import { measureGenerator } from './generator.ts'
import { measureLogPage } from './logPage.ts'
import { readOptions } from './options.ts'
import type { Options, PartName } from './options.ts'
import { missed } from './verdict.ts'
import type { Measured } from './verdict.ts'

/*
 * What running an installation asks for: `npm run bench:operations`. Figures are medians of the rounds; the exit code
 * says whether all targets hold.
 */

const measures: { readonly [part in PartName]: (options: Options) => Promise<Measured> } = {
  cost: measureCost,
  log: measureLogPage,
  cards: measureCards,
  generator: measureGenerator,
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const options = readOptions(process.argv.slice(2))
const failed: string[] = []
for (const part of options.only) {
  const { told, figures } = await measures[part](options)
  console.log(`\n${told}\n`)
  failed.push(...missed(figures))
}
console.log(failed.length === 0 ? 'all targets hold' : failed.map(one => `MISSED ${one}`).join('\n'))
process.exitCode = failed.length === 0 ? 0 : 1
