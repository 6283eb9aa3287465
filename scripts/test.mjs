// `npm test`: types, lint, and every test; `--full` adds what takes longer, on the oldest Node and on the newest. Ends with one plain line of totals.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { delimiter, join } from 'node:path'
import { install } from './install.mjs'
import { makeTemporaryFolder } from './temporaryFolder.mjs'
import { nodeFolder, testedOn } from './nodes.mjs'

install()

const full = process.argv.includes('--full')
const only = process.argv.slice(2).filter(argument => argument !== '--full')
const folder = makeTemporaryFolder('back-office-tests-')
const totals = { passed: 0, failed: 0, skipped: 0 }

const start = (command, parameters, stdio, environment = {}, node = process.execPath) =>
  spawn(node, [join('node_modules', command), ...parameters], {
    stdio: ['ignore', stdio, stdio],
    env: { ...process.env, NODE_OPTIONS: '', TMPDIR: folder, ...environment },
  })

const ended = async child => (await once(child, 'close'))[0] === 0

/** A check without tests of its own counts as one; what it says is told in one piece, as tests run meanwhile. */
const check = async (name, command, parameters) => {
  const child = start(command, parameters, 'pipe')
  const [out, err, ok] = await Promise.all([text(child.stdout), text(child.stderr), ended(child)])
  totals[ok ? 'passed' : 'failed'] += 1
  console.log(`\n$ ${command} ${parameters.join(' ')}\n${out}${err}${ok ? '✓' : '✗'} ${name}`)
}

/** One after the other: what tests begin with leaves them room. */
const checkAll = async () => {
  await check('types', 'typescript/bin/tsc', ['--noEmit', '--singleThreaded'])
  await check('lint', 'oxlint/bin/oxlint', [])
  await check('format', 'oxfmt/bin/oxfmt', ['--check', '.'])
}

/** Runs tests on the Node of a folder, or on this one. What they start finds that Node first. */
const vitest = async (parameters, folderOfNode) => {
  const report = join(folder, 'report.json')
  rmSync(report, { force: true })
  const environment = {
    TEST_FULL: full ? '1' : '',
    ...(folderOfNode ? { PATH: `${folderOfNode}${delimiter}${process.env.PATH}` } : {}),
  }
  const ok = await ended(
    start(
      'vitest/vitest.mjs',
      ['run', ...parameters, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      'inherit',
      environment,
      folderOfNode && join(folderOfNode, 'node'),
    ),
  )
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numFailedTestSuites } = JSON.parse(
      readFileSync(report, 'utf8'),
    )
    totals.passed += numPassedTests
    totals.skipped += numPendingTests + numTodoTests
    // A suite that fails before its tests run has no failed test, and must not pass for that.
    totals.failed += Math.max(
      numFailedTests,
      ok ? 0 : Math.max(1, numFailedTestSuites > 0 && numFailedTests === 0 ? numFailedTestSuites : 0),
    )
  } catch {
    totals.failed += 1
  }
}

const checking = only.length === 0 ? checkAll() : undefined
if (full) {
  for (const version of testedOn) {
    console.log(`\nOn Node ${version}`)
    await vitest(only, nodeFolder(version))
  }
} else await vitest(only)
await checking

rmSync(folder, { recursive: true, force: true })
if (totals.skipped > 0) console.log(`\n${totals.skipped} skipped`)
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1)
