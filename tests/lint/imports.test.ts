import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'lint-'))

const restricted = 'eslint(no-restricted-imports)'
const imports = (from: string): string => `import { a } from '${from}'\n\nexport const b = a\n`
const importsType = (from: string): string => `import type { A } from '${from}'\n\nexport type B = A\n`

/** A file, what stands in it, and the rule that must complain; none where it is right. */
const files: readonly (readonly [path: string, text: string, rule: string | undefined])[] = [
  ['src/clinic/a.ts', imports('../../server/core/a.ts'), restricted],
  ['src/clinic/b.ts', importsType('../../server/core/a.ts'), restricted],
  ['src/clinic/c.ts', imports('node:fs'), restricted],
  ['src/clinic/d.ts', imports('react-router'), restricted],
  ['src/clinic/e.ts', imports('../../dataProvider/index.ts'), undefined],
  ['src/clinic/f.ts', imports('../../resources/index.ts'), undefined],
  ['src/clinic/g.ts', imports('../../domain/calendar.ts'), undefined],
  ['src/clinic/h.ts', imports('../../i18n/Language.ts'), undefined],
  ['src/clinic/i.ts', imports('react-router-dom'), undefined],
  ['dataProvider/a.ts', imports('../src/main.tsx'), restricted],
  ['dataProvider/b.ts', imports('../server/core/a.ts'), restricted],
  ['dataProvider/c.ts', imports('react'), restricted],
  ['dataProvider/d.ts', imports('react-admin'), restricted],
  ['dataProvider/e.ts', importsType('react-admin'), undefined],
  ['dataProvider/f.ts', imports('../resources/index.ts'), undefined],
  ['dataProvider/g.ts', 'export const b = () => window.location\n', 'eslint(no-restricted-globals)'],
  ['dataProvider/h.ts', 'export const b = () => fetch("x")\n', 'eslint(no-restricted-globals)'],
  ['resources/clinic/a.ts', imports('../../dataProvider/index.ts'), restricted],
  ['resources/clinic/b.ts', imports('../../src/main.tsx'), restricted],
  ['resources/clinic/c.ts', imports('../../server/core/a.ts'), restricted],
  ['resources/clinic/d.ts', imports('react'), restricted],
  ['resources/clinic/e.ts', imports('../../i18n/zh/index.ts'), restricted],
  ['resources/clinic/f.ts', imports('../../domain/calendar.ts'), undefined],
  ['resources/clinic/g.ts', imports('../core/index.ts'), undefined],
  ['domain/a.ts', imports('../resources/index.ts'), restricted],
  ['domain/b.ts', imports('node:fs'), restricted],
  ['domain/c.ts', imports('./calendar.ts'), undefined],
  ['generator/a.ts', imports('../src/main.tsx'), restricted],
  ['generator/b.ts', imports('node:fs'), restricted],
  ['generator/c.ts', imports('../resources/index.ts'), undefined],
  ['i18n/a.ts', imports('../server/core/a.ts'), restricted],
  ['i18n/b.ts', importsType('../resources/index.ts'), undefined],
  ['server/core/a.ts', imports('../../src/main.tsx'), restricted],
  ['server/core/b.ts', imports('../../dataProvider/index.ts'), restricted],
  ['server/core/c.ts', imports('react'), restricted],
  ['server/core/d.ts', imports('../../resources/index.ts'), undefined],
  ['server/core/e.ts', imports('../../server/platform/database/server/a.ts'), undefined],
  ['server/system/a.ts', "export const b = () => fetch('https://example.com')\n", 'eslint(no-restricted-globals)'],
  ['server/system/b.ts', "import { request } from 'node:https'\n\nexport const b = request\n", restricted],
  ['server/system/c.ts', "import { connect } from 'node:net'\n\nexport const b = connect\n", restricted],
  [
    'server/system/d.ts',
    "import { isIP } from 'node:net'\nimport type { IncomingMessage } from 'node:http'\n\nexport const b = isIP\nexport type C = IncomingMessage\n",
    undefined,
  ],
  ['server/platform/outgoing/a.ts', "import { request } from 'node:https'\n\nexport const b = request\n", undefined],
  [
    'server/host.ts',
    'export const b = (request: { host: string }) => request.host\n',
    'eslint(no-restricted-properties)',
  ],
  [
    'server/hostHeader.ts',
    'export const b = ({ headers }: { headers: { host: string } }) => headers.host\n',
    'eslint(no-restricted-properties)',
  ],
  ['src/any.ts', 'export const b = (a: any): unknown => a\n', 'typescript(no-explicit-any)'],
  ['server/unused.ts', 'const a = 1\n\nexport {}\n', 'eslint(no-unused-vars)'],
  ['server/ignored.ts', '// @ts-ignore\nexport const a: string = 1\n', 'typescript(ban-ts-comment)'],
  [
    'src/hooks.tsx',
    "import { useState } from 'react'\n\nexport const A = ({ on }: { on: boolean }) => {\n  if (on) useState(1)\n  return null\n}\n",
    'react-hooks(rules-of-hooks)',
  ],
  [
    'src/effects.tsx',
    "import { useEffect } from 'react'\n\nexport const A = ({ go }: { go: () => void }) => {\n  useEffect(() => go(), [])\n  return null\n}\n",
    'react-hooks(exhaustive-deps)',
  ],
]

const findings = new Map<string, string[]>()

beforeAll(() => {
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] }
  for (const { filename, code } of diagnostics) {
    const path = filename.replaceAll('\\', '/')
    findings.set(path, [...(findings.get(path) ?? []), code])
  }
}, 60_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the linter', () => {
  it.each(files.filter(([, , rule]) => rule !== undefined))('complains of %s', (path, _, rule) => {
    expect(findings.get(path)).toEqual([rule])
  })
  it.each(files.filter(([, , rule]) => rule === undefined))('has nothing against %s', path => {
    expect(findings.get(path)).toBeUndefined()
  })
})
