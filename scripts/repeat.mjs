// `npm run test:repeat -- [--times 20] [--busy] [--late] files…`: runs the test files again and again, each time in another order and with other draws, and says how often each of them failed.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { makeTemporaryFolder } from './temporaryFolder.mjs'

const {
  values: { times, busy, late },
  positionals: files,
} = parseArgs({
  options: {
    times: { type: 'string', default: '20' },
    busy: { type: 'boolean', default: false },
    late: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
if (files.length === 0 || !/^[1-9]\d*$/.test(times)) {
  console.error(
    'Usage: npm run test:repeat -- [--times 20] [--busy] [--late] files…\n  --busy  keeps every core busy meanwhile\n  --late  lets the effects of React come late in tests/*/ui',
  )
  process.exit(2)
}

const folder = makeTemporaryFolder('back-office-repeat-')
const report = join(folder, 'report.json')
const loads = Array.from(
  { length: busy ? availableParallelism() : 0 },
  () => new Worker('for (;;) Math.random()', { eval: true }),
)
/** By file: how often it ran, how often it failed, and the tests that failed. */
const seen = new Map()

const keep = ({ name, status, assertionResults, message }) => {
  const file = relative(process.cwd(), name)
  const entry = seen.get(file) ?? { runs: 0, failures: 0, tests: new Map() }
  seen.set(file, entry)
  entry.runs += 1
  if (status === 'passed') return
  entry.failures += 1
  const failed = assertionResults
    .filter(test => test.status === 'failed')
    .map(test => `${test.fullName}: ${test.failureMessages[0]?.split('\n', 1)[0]}`)
  for (const test of failed.length > 0 ? failed : [message.split('\n', 1)[0] || 'what stands around its tests']) {
    entry.tests.set(test, (entry.tests.get(test) ?? 0) + 1)
    console.log(`  ✗ ${file}: ${test}`)
  }
}

const failures = () => [...seen.values()].reduce((sum, entry) => sum + entry.failures, 0)

try {
  for (let round = 1; round <= Number(times); round += 1) {
    rmSync(report, { force: true })
    const before = failures()
    // Files that share a worker may lean on each other, so that each round has another order, and draws anew:
    // `--sequence.seed=<round>` and RANDOM_SEED=<round> repeat it.
    spawnSync(
      process.execPath,
      [
        join('node_modules', 'vitest', 'vitest.mjs'),
        'run',
        ...files,
        '--sequence.shuffle.files',
        `--sequence.seed=${round}`,
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...process.env,
          NODE_OPTIONS: '',
          TMPDIR: folder,
          RANDOM_SEED: String(round),
          LATE_EFFECTS: late ? '1' : '',
        },
      },
    )
    for (const file of JSON.parse(readFileSync(report, 'utf8')).testResults) keep(file)
    console.log(`round ${round}: ${failures() - before} failed`)
  }
} finally {
  await Promise.all(loads.map(load => load.terminate()))
  rmSync(folder, { recursive: true, force: true })
}

const broken = [...seen].filter(([, { failures }]) => failures > 0)
for (const [file, { runs, failures, tests }] of broken) {
  console.log(`✗ ${file}: ${failures} of ${runs}`)
  for (const [test, count] of tests) console.log(`    ${count} × ${test}`)
}
console.log(`\n${seen.size - broken.length} of ${seen.size} files passed ${times} times`)
process.exit(seen.size > 0 && broken.length === 0 ? 0 : 1)
