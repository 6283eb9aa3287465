import { execFile } from 'node:child_process'
import { lstat, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const script = pathToFileURL(join(import.meta.dirname, '../../scripts/install.mjs')).href

it('packages that lie in another working copy are not installed anew through a link to them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'install-'))
  const [other, copy] = [join(folder, 'other'), join(folder, 'copy')]
  await mkdir(join(other, 'thing'), { recursive: true })
  await mkdir(copy)
  await symlink(other, join(copy, 'node_modules'), 'junction')
  await writeFile(join(copy, 'package.json'), '{ "name": "copy", "version": "1.0.0" }')
  await writeFile(
    join(copy, 'package-lock.json'),
    JSON.stringify({ name: 'copy', version: '1.0.0', lockfileVersion: 3, packages: { '': { name: 'copy' } } }),
  )
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', `import { install } from ${JSON.stringify(script)}; install()`],
    { cwd: copy },
  )
  expect(stdout).toContain('node_modules is a link')
  expect(await readdir(other)).toEqual(['thing'])
  expect((await lstat(join(copy, 'node_modules'))).isSymbolicLink()).toBe(true)
  await rm(folder, { recursive: true })
})
