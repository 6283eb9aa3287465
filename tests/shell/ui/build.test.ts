import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { budget, reportOf } from '../../../build/budget.ts'
import { compiledAtOnce } from '../../../build/compiledAtOnce.ts'
import { compressed } from '../../../build/compressed.ts'
import { inlineStyles } from '../../../build/inlineStyles.ts'
import { twoPages } from '../../../build/twoPages.ts'

const folders: string[] = []
afterEach(() => Promise.all(folders.splice(0).map(folder => rm(folder, { recursive: true }))))

/** The hooks as plain functions: the plugins use nothing of the build but what is given to them. */
type Hooks = {
  readonly configResolved: (config: object) => void
  readonly closeBundle: (error?: Error) => Promise<void>
  readonly generateBundle: (options: object, bundle: object) => void
  readonly transformIndexHtml: {
    readonly handler: (html: string, context: object) => { readonly attrs: { readonly [name: string]: unknown } }[]
  }
}

describe('the compressed copies', () => {
  it('stand beside every text worth it, and say the same', async () => {
    const root = await mkdtemp(join(tmpdir(), 'compressed-'))
    folders.push(root)
    await mkdir(join(root, 'out/assets'), { recursive: true })
    const long = '视觉训练 vision training\n'.repeat(200)
    await Promise.all([
      writeFile(join(root, 'out/index.html'), long),
      writeFile(join(root, 'out/assets/a.js'), long),
      writeFile(join(root, 'out/assets/short.js'), 'x'),
      writeFile(join(root, 'out/assets/photo.png'), long),
    ])
    const plugin = compressed() as unknown as Hooks
    plugin.configResolved({ root, build: { outDir: 'out' } })
    await plugin.closeBundle()
    expect((await readdir(join(root, 'out'), { recursive: true })).sort()).toEqual([
      'assets',
      'assets/a.js',
      'assets/a.js.br',
      'assets/a.js.gz',
      'assets/photo.png',
      'assets/short.js',
      'index.html',
      'index.html.br',
      'index.html.gz',
    ])
    expect(brotliDecompressSync(await readFile(join(root, 'out/assets/a.js.br'))).toString()).toBe(long)
    expect(gunzipSync(await readFile(join(root, 'out/index.html.gz'))).toString()).toBe(long)
  })

  it('are not made of a build that failed', async () => {
    const plugin = compressed() as unknown as Hooks
    plugin.configResolved({ root: '/no/such/folder', build: { outDir: 'out' } })
    await expect(plugin.closeBundle(new Error('failed'))).resolves.toBeUndefined()
  })
})

describe('the two pages', () => {
  const chunk = (fileName: string, imports: string[], more: object = {}) => ({
    type: 'chunk',
    fileName,
    imports,
    isEntry: false,
    facadeModuleId: null,
    moduleIds: [],
    name: fileName,
    ...more,
  })
  const bundle = Object.fromEntries(
    [
      chunk('admin.js', ['react.js'], { isEntry: true, name: 'admin' }),
      chunk('login.js', [], { isEntry: true, name: 'login' }),
      chunk('form.js', ['react.js'], { facadeModuleId: '/project/src/shell/login/start.tsx' }),
      chunk('react.js', []),
      chunk('first.js', ['react.js', 'rows.js'], { facadeModuleId: '/project/src/boot/start.tsx' }),
      chunk('rows.js', ['react.js'], { moduleIds: ['/project/src/capabilities.ts'] }),
      chunk('start.js', ['react.js', 'rows.js', 'mui.js'], { facadeModuleId: '/project/src/app/start.tsx' }),
      chunk('mui.js', ['react.js']),
      chunk('generator.js', ['mui.js'], { facadeModuleId: '/project/src/core/list/ListPage.tsx' }),
      chunk('editor.js', ['mui.js'], { facadeModuleId: '/project/src/generator/kinds/editor.tsx' }),
    ].map(one => [one.fileName, one]),
  )
  const linksOf = (path: string, given: object | undefined = bundle) =>
    (twoPages() as unknown as Hooks).transformIndexHtml
      .handler('', { path, bundle: given })
      .map(({ attrs }) => [attrs['rel'], attrs['href'], attrs['fetchpriority']].filter(Boolean).join(' '))

  it('fetch the back-office while the operator signs in, what is seldom needed apart', () => {
    expect(linksOf('/login.html')).toEqual([
      'modulepreload /form.js',
      'modulepreload /react.js',
      'prefetch /first.js',
      'prefetch /rows.js',
      'prefetch /start.js',
      'prefetch /mui.js',
      'prefetch /generator.js',
    ])
  })

  it('fetch all that the first page needs at once, what shows its rows before the rest', () => {
    expect(linksOf('/index.html')).toEqual([
      'modulepreload /first.js',
      'modulepreload /rows.js',
      'modulepreload /start.js low',
      'modulepreload /mui.js low',
    ])
  })

  it('need nothing of it while they are developed', () => {
    expect((twoPages() as unknown as Hooks).transformIndexHtml.handler('', { path: '/login.html' })).toEqual([])
  })
})

describe('the first scripts', () => {
  it('ask to be compiled while they arrive, and later ones do not', () => {
    const chunk = (fileName: string, facadeModuleId: string | null, more: object = {}) => ({
      type: 'chunk',
      fileName,
      imports: [],
      facadeModuleId,
      moduleIds: [],
      name: fileName,
      code: 'f()',
      ...more,
    })
    const bundle = {
      admin: chunk('admin.js', null, { isEntry: true, name: 'admin' }),
      start: chunk('start.js', '/src/app/start.tsx'),
      editor: chunk('editor.js', '/src/editor.tsx'),
    }
    const { handler } = compiledAtOnce().generateBundle as unknown as {
      readonly handler: (options: object, bundle: object) => void
    }
    handler({}, bundle)
    expect(Object.values(bundle).map(({ code }) => code)).toEqual([
      '//# allFunctionsCalledOnLoad\nf()',
      '//# allFunctionsCalledOnLoad\nf()',
      'f()',
    ])
  })
})

describe('the styles of a page', () => {
  const built = () => {
    const sheet = (fileName: string, source: string) => ({ type: 'asset', fileName, source })
    const chunk = (name: string, isEntry: boolean, ...styles: string[]) => ({
      type: 'chunk',
      fileName: `${name}.js`,
      name,
      isEntry,
      viteMetadata: { importedCss: new Set(styles) },
    })
    return Object.fromEntries(
      [
        sheet('admin.css', 'b{top:0}\n/*$vite$:1*/'),
        sheet('login.css', 'i{top:1px}'),
        sheet('chart.css', 'u{top:2px}'),
        chunk('admin', true, 'admin.css'),
        chunk('login', true, 'login.css'),
        chunk('chart', false, 'chart.css'),
      ].map(one => [one.fileName, one]),
    )
  }
  const inlined = () => {
    const [plugin, bundle] = [inlineStyles(), built()]
    const { handler: take } = plugin.generateBundle as unknown as {
      readonly handler: (options: object, bundle: object) => void
    }
    const { handler: write } = plugin.transformIndexHtml as unknown as {
      readonly handler: (html: string, context: object) => unknown
    }
    take({}, bundle)
    return { bundle, of: (name: string) => write('', { chunk: bundle[`${name}.js`] }) }
  }

  it('stand in its document', () => {
    const { of } = inlined()
    expect(of('admin')).toEqual([{ tag: 'style', children: 'b{top:0}', injectTo: 'head' }])
    expect(of('login')).toEqual([{ tag: 'style', children: 'i{top:1px}', injectTo: 'head' }])
  })

  it('are no files any more, which a script that is imported later would ask for; those that come later stay', () => {
    const { bundle } = inlined()
    expect(Object.keys(bundle)).toEqual(['chart.css', 'admin.js', 'login.js', 'chart.js'])
    expect(Object.values(bundle).map(one => ('viteMetadata' in one ? [...one.viteMetadata.importedCss] : []))).toEqual([
      [],
      [],
      [],
      ['chart.css'],
    ])
  })
})

describe('the budget of the pages', () => {
  const written = async (listModule: string, size: number, document = 10) => {
    const root = await mkdtemp(join(tmpdir(), 'budget-'))
    folders.push(root)
    const chunk = (fileName: string, more: object) => ({
      type: 'chunk',
      fileName,
      imports: [],
      isEntry: false,
      facadeModuleId: null,
      moduleIds: [],
      name: fileName,
      modules: {},
      ...more,
    })
    const bundle = [
      chunk('login.js', { isEntry: true, name: 'login' }),
      chunk('admin.js', { isEntry: true, name: 'admin' }),
      chunk('start.js', { facadeModuleId: '/project/src/app/start.tsx' }),
      chunk('list.js', {
        facadeModuleId: '/project/src/core/list/ListPage.tsx',
        imports: ['shared.js'],
        modules: { [listModule]: { renderedLength: 10 } },
      }),
      chunk('shared.js', {}),
    ]
    for (const { fileName } of bundle)
      await writeFile(join(root, fileName), 'x'.repeat(fileName === 'shared.js' ? size : 10))
    await writeFile(join(root, 'login.html'), 'x'.repeat(10))
    await writeFile(join(root, 'index.html'), 'x'.repeat(document))
    const plugin = budget() as unknown as Omit<Hooks, 'closeBundle'> & {
      closeBundle: { handler: (error?: Error) => void }
    }
    const warnings: string[] = []
    plugin.configResolved({ root, build: { outDir: '.' }, logger: { warn: (text: string) => warnings.push(text) } })
    plugin.generateBundle({}, Object.fromEntries(bundle.map(one => [one.fileName, one])))
    plugin.closeBundle.handler()
    folders.push(reportOf(root))
    const report = await readFile(reportOf(root), 'utf8')
    expect(warnings).toEqual(report === '' ? [] : [report])
    return report
  }

  it('is kept by what is small and needed', async () => {
    expect(await written('/node_modules/react-admin/index.js', 1000)).toBe('')
  })

  it('warns of a page that is too large, naming page and files, and says what to do', async () => {
    const report = await written('/node_modules/react-admin/index.js', 400_000)
    expect(report).toMatch(/first list: 4000\d\d bytes.*shared\.js 400000/)
    expect(report).toMatch(/await import.*`most`.*build\/budget\.ts/)
  })

  it('counts what the document brings along', async () => {
    expect(await written('/node_modules/react-admin/index.js', 1000, 400_000)).toMatch(
      /first list: 4\d{5} bytes.*index\.html 400000/,
    )
  })

  it('warns where the first list waits for something heavy', async () => {
    expect(await written('/node_modules/recharts/es6/index.js', 1000)).toMatch(/first list: waits for recharts/)
  })
})
