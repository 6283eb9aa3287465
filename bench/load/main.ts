import { openCluster } from '../api/cluster.ts'
import { loadedDatabase } from '../api/databases.ts'
import { readOptions } from '../api/options.ts'

/*
 * How long samples take to load: `npx tsx bench/load/main.ts [--sizes 10000,100000,1000000] [--keep folder]`. Each size
 * goes into a new database, with indexes, totals and statistics ready at the end.
 */

const sizes = (args: readonly string[]): number[] => {
  const at = args.indexOf('--sizes')
  return (at < 0 ? '600,10000,100000,1000000' : (args[at + 1] ?? '')).split(',').map(Number)
}

const args = process.argv.slice(2)
const wanted = sizes(args)
const cluster = await openCluster(readOptions(args, process.env))
try {
  for (const size of wanted) {
    const { url, seconds } = await loadedDatabase(cluster, `vision_load_${size}`, size)
    console.log(
      `${size} patients: ${seconds.toFixed(1)} s (${Math.round(size / seconds)} a second) in ${new URL(url).pathname.slice(1)}`,
    )
    await cluster.drop(`vision_load_${size}`)
  }
} finally {
  await cluster.stop()
}
