import { build } from 'vite'
import type { PluginOption, UserConfig } from 'vite'
import { chunksOf, chunksOfModules, closure, entryNamed } from './chunks.ts'
import type { Chunks } from './chunks.ts'
import { application, firstList, firstRows, otherTexts, signInScripts } from './twoPages.ts'

/** Modules by their ids. */
type Modules = ReadonlySet<string>

const modulesOf = (chunks: Chunks, files: Iterable<string>): string[] =>
  [...files].flatMap(file => Object.entries(chunks.get(file)?.modules ?? {})).filter(([, { renderedLength }]) => renderedLength > 0).map(([id]) => id)

/**
 * The modules that the first rows wait for, and those that the page around them waits for besides, found by building once without writing: what of
 * a library is really used is only known then. What the two first scripts bring is left out; they must stay small and free of the rest.
 */
export const firstModules = async (config: UserConfig, plugins: PluginOption[]): Promise<{ readonly rows: Modules; readonly frame: Modules }> => {
  let [rows, frame]: [Modules, Modules] = [new Set(), new Set()]
  await build({
    ...config, configFile: false, logLevel: 'silent', build: { ...config.build, write: false, minify: false },
    plugins: [...plugins, {
      name: 'first-modules',
      generateBundle(_options, bundle) {
        const chunks = chunksOf(bundle)
        const apart = new Set(modulesOf(chunks, new Set([...closure(chunks, entryNamed(chunks, 'admin')), ...signInScripts(chunks)])))
        const needed = (modules: readonly string[]) => modulesOf(chunks, closure(chunks, chunksOfModules(chunks, modules)))
        const app = new Set(needed([...application, ...firstList]).filter(id => !apart.has(id)))
        // What English rows share with the page must not bring the page along.
        rows = new Set([...needed(firstRows).filter(id => !apart.has(id)), ...needed(otherTexts).filter(id => app.has(id))])
        frame = new Set([...app].filter(id => !rows.has(id)))
      },
    }],
  })
  return { rows, frame }
}
