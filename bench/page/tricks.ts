import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build, loadConfigFromFile, mergeConfig } from 'vite'
import type { Plugin, PluginOption, UserConfig } from 'vite'
import { launchBrowser } from '../../tests/support/browser.ts'
import { serve } from '../../tests/support/serve.ts'
import { median } from '../median.ts'
import { table } from '../table.ts'
import { firstRow, newcomer, signIn, signInForm } from './newcomer.ts'
import { visit } from './visit.ts'
import type { Visit } from './visit.ts'

/*
 * What each of the means by which the first pages come soon is worth: `npm run bench:tricks`. The page is built once
 * with all of them, and once without each; every round visits all builds, each with an empty and with a full cache.
 */

interface Trick {
  readonly name: string
  /** Files that are there for it alone. */
  readonly files: readonly string[]
  readonly without: (config: UserConfig) => Promise<UserConfig> | UserConfig
  /** The name of what both builds are without that are compared, where it cannot be left out alone. */
  readonly beside?: string
}

const flat = async (plugins: PluginOption): Promise<readonly Plugin[]> =>
  ((await Promise.all([plugins].flat(9))) as PluginOption[])
    .flat(9)
    .filter((plugin): plugin is Plugin => Boolean(plugin) && typeof plugin === 'object' && 'name' in (plugin as object))

/** Without the plugins of these names; throws where one is not there. */
const withoutPlugins =
  (...names: readonly string[]) =>
  async (config: UserConfig): Promise<UserConfig> => {
    const plugins = await flat(config.plugins)
    for (const name of names)
      if (!plugins.some(plugin => plugin.name === name)) throw new Error(`No plugin is called ${name}`)
    return { ...config, plugins: plugins.filter(({ name }) => !names.includes(name)) }
  }

/** With other words at one place of a module; throws where they do not stand there. */
const rewritten =
  (changes: Readonly<Record<string, readonly [before: string, after: string]>>) =>
  (config: UserConfig): UserConfig => ({
    ...config,
    plugins: [
      {
        name: 'rewritten',
        enforce: 'pre',
        transform(code, id) {
          const change = Object.entries(changes).find(([file]) => id.endsWith(file))?.[1]
          if (!change) return undefined
          if (!code.includes(change[0])) throw new Error(`${id} does not say ${change[0]}`)
          return code.replace(change[0], change[1])
        },
      },
      config.plugins,
    ],
  })

const files = 'one file for the rows, one for the page'

const withoutFiles = (config: UserConfig): UserConfig => {
  const { rolldownOptions, ...rest } = config.build!
  return { ...config, build: { ...rest, rolldownOptions: { input: rolldownOptions!.input! } } }
}

const tricks: readonly Trick[] = [
  {
    name: 'rows before the page around them',
    files: ['src/boot/start.tsx', 'src/boot/FirstView.tsx', 'src/boot/clicks.ts', 'src/core/held.ts'],
    without: rewritten({ '/src/main.tsx': ["window.matchMedia('(min-width: 600px)').matches", 'false'] }),
  },
  {
    name: 'the first script asks for the rows',
    files: ['src/boot/asking.ts', 'src/boot/listToShow.ts', 'build/listCalls.ts'],
    without: rewritten({
      '/src/main.tsx': ['askEarly(list ? [list.call] : [])', ''],
      '/src/boot/start.tsx': ['fetch: fetchCopy', 'fetch: (url, init) => window.fetch(url, init)'],
    }),
  },
  { name: 'styles in the document', files: ['build/inlineStyles.ts'], without: withoutPlugins('inline-styles') },
  {
    name: 'the form of the sign-in page in its document',
    files: ['build/prerender.ts'],
    without: withoutPlugins('prerender'),
  },
  {
    name: 'links to what the first script imports',
    files: ['build/twoPages.ts'],
    without: withoutPlugins('two-pages'),
  },
  {
    name: files,
    files: ['build/firstModules.ts'],
    without: withoutFiles,
  },
  {
    name: 'the hint to compile at once',
    files: ['build/compiledAtOnce.ts'],
    without: withoutPlugins('compiled-at-once'),
  },
  {
    name: 'libraries without what is never used',
    files: ['build/withoutParts.ts'],
    // Which modules stand in which file was found without those parts.
    without: async config => withoutPlugins('withoutParts')(withoutFiles(config)),
    beside: files,
  },
  {
    name: "the router's build for production",
    files: ['build/productionRouter.ts'],
    without: withoutPlugins('production-router'),
  },
  { name: 'compressed by the build', files: ['build/compressed.ts'], without: withoutPlugins('compressed') },
]

const {
  values: { rounds, only },
} = parseArgs({ options: { rounds: { type: 'string', default: '5' }, only: { type: 'string', default: '' } } })

/** In the project, so that a host finds its packages. */
const folder = resolve('node_modules/.cache/tricks')

/** Builds the page as it is made, but without one of them, beside the host's program. Answers what to run. */
const buildWithout = async (at: number, trick?: Trick): Promise<string> => {
  const place = join(folder, String(at))
  const loaded = (await loadConfigFromFile({ command: 'build', mode: 'production' }, 'vite.config.ts'))!.config
  // What a page may weigh is not asked here.
  const config = await withoutPlugins('budget')(loaded)
  const changed = trick ? await trick.without(config) : config
  await build(
    mergeConfig(changed, {
      configFile: false,
      logLevel: 'error',
      build: { outDir: join(place, 'dist/client'), emptyOutDir: true },
    }),
  )
  cpSync('dist/server', join(place, 'dist/server'), { recursive: true })
  for (const name of ['server', 'package.json']) cpSync(name, join(place, name), { recursive: true })
  return join(place, 'dist/server/main.js')
}

const linesOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0)

interface Cost {
  readonly form: Visit
  readonly cold: Visit
  readonly warm: Visit
}

process.env['NODE_ENV'] = 'production'
mkdirSync(folder, { recursive: true })
const chosen = tricks.filter(({ name }) => name.includes(only))
const measured = [
  undefined,
  ...tricks.filter(({ name }) => chosen.some(one => one.name === name || one.beside === name)),
]
const programs: string[] = []
for (const [at, trick] of measured.entries()) {
  programs.push(await buildWithout(at, trick))
  console.log(`built ${trick ? `without ${trick.name}` : 'with all'}`)
}
const hosts = await Promise.all(
  programs.map((program, at) => serve(join(folder, String(at), 'data'), { SAMPLE_DATA: '60' }, program)),
)
const browser = await launchBrowser('whole')
try {
  const tokens = await Promise.all(hosts.map(({ url }) => signIn(url)))
  const costs: Cost[][] = hosts.map(() => [])
  for (let round = 0; round < Number(rounds); round++) {
    // None of them is always the first.
    for (const step of hosts.keys()) {
      const at = (round + step) % hosts.length
      const { url } = hosts[at]!
      const [stranger, operator] = [await newcomer(browser, url), await newcomer(browser, url, tokens[at])]
      costs[at]!.push({
        form: await visit(stranger, `${url}/login`, signInForm),
        cold: await visit(operator, `${url}/patient`, firstRow),
        warm: await visit(operator, `${url}/patient`, firstRow),
      })
      await Promise.all([stranger.close(), operator.close()])
    }
    console.log(`round ${round + 1} of ${rounds} is done`)
  }
  const figures: readonly ((cost: Cost) => number)[] = [
    ({ form }) => form.ready,
    ({ cold }) => cold.ready,
    ({ cold }) => cold.whole,
    ({ warm }) => warm.ready,
    ({ warm }) => warm.whole,
  ]
  const middle = (at: number) => figures.map(of => median(costs[at]!.map(of)))
  const all = middle(0)
  const rows = measured.slice(1).map((trick, at) => {
    const other = middle(measured.findIndex(one => one?.name === trick!.beside))
    return [
      trick!.name,
      String(linesOf(trick!.files)),
      ...middle(at + 1).map((time, place) => (time - other[place]!).toFixed(0)),
    ]
  })
  console.log(
    `\n${table([
      ['without, ms more', 'lines', 'sign-in', 'list, cold: ready', 'whole', 'list, warm: ready', 'whole'],
      ['(with all, ms)', '', ...all.map(time => time.toFixed(0))],
      ...rows,
    ])}`,
  )
} finally {
  await browser.close()
  await Promise.all(hosts.map(host => host.stop()))
  rmSync(folder, { recursive: true, force: true })
}
