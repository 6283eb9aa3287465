import type { Rolldown } from 'vite'

/** The scripts of a build by file name. */
export type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

export const chunksOf = (bundle: Rolldown.OutputBundle): Chunks =>
  new Map(
    Object.values(bundle)
      .filter(output => output.type === 'chunk')
      .map(chunk => [chunk.fileName, chunk]),
  )

/** The chunks that begin with the named modules (`/src/app/start.tsx`), or have them within. */
export const chunksOfModules = (chunks: Chunks, modules: readonly string[]): string[] =>
  [...chunks.values()]
    .filter(chunk =>
      modules.some(module => [chunk.facadeModuleId ?? '', ...chunk.moduleIds].some(id => id.endsWith(module))),
    )
    .map(chunk => chunk.fileName)

export const entryNamed = (chunks: Chunks, name: string): string[] =>
  [...chunks.values()].filter(chunk => chunk.isEntry && chunk.name === name).map(chunk => chunk.fileName)

/** Chunks and everything that they import at once. */
export const closure = (chunks: Chunks, from: readonly string[], seen = new Set<string>()): Set<string> => {
  for (const name of from.filter(one => !seen.has(one))) {
    seen.add(name)
    closure(chunks, chunks.get(name)?.imports ?? [], seen)
  }
  return seen
}
