import { build } from 'vite'
import type { PluginOption, UserConfig } from 'vite'
import { chunksOf, chunksOfModules, closure, entryNamed } from './chunks.ts'
import type { Chunks } from './chunks.ts'
import { application, firstList, signInScripts } from './twoPages.ts'

const modulesOf = (chunks: Chunks, files: Iterable<string>): string[] =>
  [...files].flatMap(file => Object.entries(chunks.get(file)?.modules ?? {})).filter(([, { renderedLength }]) => renderedLength > 0).map(([id]) => id)

/**
 * The modules that every first list waits for, found by building once without writing: what of a library is really used is only
 * known then. What the two first scripts bring is left out; they must stay small and free of the rest.
 */
export const firstModules = async (config: UserConfig, plugins: PluginOption[]): Promise<ReadonlySet<string>> => {
  let found: string[] = []
  await build({
    ...config, configFile: false, logLevel: 'silent', build: { ...config.build, write: false, minify: false },
    plugins: [...plugins, {
      name: 'first-modules',
      generateBundle(_options, bundle) {
        const chunks = chunksOf(bundle)
        const apart = new Set([...closure(chunks, entryNamed(chunks, 'admin')), ...signInScripts(chunks)])
        const needed = closure(chunks, chunksOfModules(chunks, [...application, ...firstList]))
        found = modulesOf(chunks, [...needed].filter(file => !apart.has(file)))
      },
    }],
  })
  return new Set(found)
}
