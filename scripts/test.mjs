// `npm test`: types, lint, and every test; `--full` adds what takes longer, on the oldest Node and on the newest. Ends with one plain line of totals.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { install } from './install.mjs'
import { makeTemporaryFolder } from './temporaryFolder.mjs'
import { nodeFolder, testedOn } from './nodes.mjs'

install()

const full = process.argv.includes('--full')
const only = process.argv.slice(2).filter(argument => argument !== '--full')
const folder = makeTemporaryFolder('back-office-tests-')
const totals = { passed: 0, failed: 0, skipped: 0 }

const run = (command, parameters, environment = {}, node = process.execPath) => {
  console.log(`\n$ ${command} ${parameters.join(' ')}`)
  const { status } = spawnSync(node, [join('node_modules', command), ...parameters], {
    stdio: 'inherit',
    env: { ...process.env, NODE_OPTIONS: '', TMPDIR: folder, ...environment },
  })
  return status === 0
}

/** A check without tests of its own counts as one. */
const check = (name, ok) => {
  totals[ok ? 'passed' : 'failed'] += 1
  console.log(`${ok ? '✓' : '✗'} ${name}`)
}

/** Runs tests on the Node of a folder, or on this one. What they start finds that Node first. */
const vitest = (parameters, folderOfNode) => {
  const report = join(folder, 'report.json')
  rmSync(report, { force: true })
  const environment = {
    TEST_FULL: full ? '1' : '',
    ...(folderOfNode ? { PATH: `${folderOfNode}${delimiter}${process.env.PATH}` } : {}),
  }
  const ok = run(
    'vitest/vitest.mjs',
    ['run', ...parameters, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    environment,
    folderOfNode && join(folderOfNode, 'node'),
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

if (only.length === 0) {
  check('types', run('typescript/bin/tsc', ['--noEmit', '--checkers', '2']))
  check('lint', run('oxlint/bin/oxlint', []))
  check('format', run('oxfmt/bin/oxfmt', ['--check', '.']))
}
if (full) {
  for (const version of testedOn) {
    console.log(`\nOn Node ${version}`)
    vitest(only, nodeFolder(version))
  }
} else vitest(only)

rmSync(folder, { recursive: true, force: true })
if (totals.skipped > 0) console.log(`\n${totals.skipped} skipped`)
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1)
