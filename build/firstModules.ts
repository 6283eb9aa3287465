import { build } from 'vite'
import type { PluginOption, UserConfig } from 'vite'
import { chunksOf, chunksOfModules, closure, entryNamed } from './chunks.ts'
import type { Chunks } from './chunks.ts'
import {
  application,
  aroundRows,
  charts,
  firstList,
  firstRows,
  menuIcons,
  otherTexts,
  recordPages,
  reportPages,
  signInScripts,
} from './twoPages.ts'

/** Modules by their ids. */
type Modules = ReadonlySet<string>

const modulesOf = (chunks: Chunks, files: Iterable<string>): string[] =>
  [...files].flatMap(file => chunks.get(file)?.moduleIds ?? [])

/** Modules that are wanted together, by the name of the file that is made of them. */
interface FirstModules {
  /** What the sign-in page waits for before it is shown; small, and free of React. */
  readonly before: Modules
  /** What both pages begin with: React, before all. */
  readonly first: Modules
  readonly rows: Modules
  /** What the page around the first rows waits for besides. */
  readonly frame: Modules
  /**
   * What comes once the page is there: the icons of its menu, what stands around the rows of lists, and the pages of a
   * record.
   */
  readonly icons: Modules
  /** What stands around the rows and pages of a record share with reports, so that neither brings the other along. */
  readonly rowsAndReports: Modules
  readonly aroundRows: Modules
  readonly recordsAndReports: Modules
  readonly recordPages: Modules
  /** What the page of a report waits for besides; a home page has numbers of them. */
  readonly reportPages: Modules
  readonly charts: Modules
}

/**
 * The modules that come first, found by building once without writing: what of a library is really used is only known
 * then. What the sign-in page needs too stands in files of its own, so that it stays small and free of the rest.
 */
export const firstModules = async (config: UserConfig, plugins: PluginOption[]): Promise<FirstModules> => {
  let found: FirstModules | undefined
  await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, minify: false },
    plugins: [
      ...plugins,
      {
        name: 'first-modules',
        generateBundle(_options, bundle) {
          const chunks = chunksOf(bundle)
          const needed = (modules: readonly string[]) =>
            modulesOf(chunks, closure(chunks, chunksOfModules(chunks, modules)))
          const signIn = new Set(modulesOf(chunks, signInScripts(chunks)))
          const entry = modulesOf(chunks, closure(chunks, entryNamed(chunks, 'admin')))
          const apart = new Set([...entry, ...signIn])
          // Whoever imports from a page's own script would run it.
          const own = new Set(modulesOf(chunks, entryNamed(chunks, 'login')))
          const before = new Set(
            modulesOf(chunks, closure(chunks, entryNamed(chunks, 'login'))).filter(id => !own.has(id)),
          )
          const first = new Set([...entry, ...needed(firstRows)].filter(id => signIn.has(id) && !before.has(id)))
          const app = new Set(needed([...application, ...firstList]).filter(id => !apart.has(id)))
          // What English rows share with the page must not bring the page along.
          const rows = new Set([
            ...needed(firstRows).filter(id => !apart.has(id)),
            ...needed(otherTexts).filter(id => app.has(id)),
          ])
          const had = new Set([...apart, ...rows])
          /** What these need of all that no file before has, and that others need as well where it is said. */
          const further = (modules: readonly string[], others?: Modules): Modules => {
            const own = needed(modules).filter(id => !had.has(id) && (others?.has(id) ?? true))
            own.forEach(id => had.add(id))
            return new Set(own)
          }
          const ofReports = new Set(needed(reportPages))
          found = {
            before,
            first,
            rows,
            frame: further([...application, ...firstList]),
            icons: further(menuIcons),
            rowsAndReports: further(aroundRows, ofReports),
            aroundRows: further(aroundRows),
            recordsAndReports: further(recordPages, ofReports),
            recordPages: further(recordPages),
            reportPages: further(reportPages),
            charts: further(charts),
          }
        },
      },
    ],
  })
  return found!
}
