import { spawnSync } from 'node:child_process'

/** Has files that were written, by their paths in the tree at `root`, look as all others do. */
export const format = (files: readonly string[], root = process.cwd()): void => {
  spawnSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...files], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
