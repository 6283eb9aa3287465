import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type InitOptions = Parameters<NodeFS['init']>[1]

/** The parts of Emscripten's NODEFS that are used here; they hold for PGlite 0.5.16 and a test counts the calls. */
interface NodeFsModule {
  NODEFS: {
    stream_ops: { fsync?: (stream: NodeFsStream) => number }
    realPath(node: unknown): string
  }
}

interface NodeFsStream {
  nfd?: number
  node: unknown
}

/**
 * PGlite's file system on a folder, but one that syncs. As it comes, NODEFS has no `fsync`, so that nothing would ever
 * be forced to the disk and a power cut could lose commits or tear the cluster.
 */
export class DurableFs extends NodeFS {
  override async init(pg: PGlite, options: InitOptions): ReturnType<NodeFS['init']> {
    const result = await super.init(pg, options)
    const preRun = result.emscriptenOpts.preRun
    if (!Array.isArray(preRun)) throw new TypeError('PGlite no longer takes a list of preRun functions')
    preRun.push((module: unknown) => {
      const { NODEFS } = module as NodeFsModule
      NODEFS.stream_ops.fsync = stream => {
        try {
          if (stream.nfd === undefined) syncFolder(NODEFS.realPath(stream.node))
          else fdatasyncSync(stream.nfd)
          return 0
        } catch {
          return inputOutputError
        }
      }
    })
    return result
  }
}

const inputOutputError = 29 // EIO of WASI

/** New names in a folder are durable only after the folder itself was synced. Windows cannot and need not. */
function syncFolder(path: string): void {
  if (process.platform === 'win32') return
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
