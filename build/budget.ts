import { statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { chunksOf, chunksOfModules, closure, entryNamed } from './chunks.ts'
import type { Chunks } from './chunks.ts'
import { application, firstList, firstRows, signInScripts } from './twoPages.ts'

/**
 * A page, the document, scripts and styles that it needs before it can be used, and how many bytes of them may come
 * over the wire.
 */
interface Allowance {
  readonly page: string
  /** Brings the styles of the page along. */
  readonly document: string
  readonly most: number
  /** What the page must not wait for, by package. */
  readonly without: readonly string[]
  files(chunks: Chunks): Iterable<string>
}

const heavy = [
  'recharts',
  'jspdf',
  '@tiptap',
  'prosemirror',
  '@mui/x-tree-view',
  '@mui/x-date-pickers',
  'dayjs',
  '@dnd-kit',
  'react-easy-crop',
  'fflate',
  'dompurify',
  'html2canvas',
  'canvg',
]

const allowances: readonly Allowance[] = [
  {
    // The page is not drawn before, and nothing that is typed or clicked is lost from then on.
    page: 'sign-in, until it is shown',
    document: 'login.html',
    most: 9_000,
    without: [...heavy, 'react', 'scheduler'],
    files: chunks => closure(chunks, entryNamed(chunks, 'login')),
  },
  {
    page: 'sign-in',
    document: 'login.html',
    most: 95_000,
    without: [...heavy, 'react-admin', 'ra-core', '@mui/material', 'yup', 'react-hook-form', '@noble/ciphers'],
    files: signInScripts,
  },
  {
    page: 'first rows',
    document: 'index.html',
    most: 188_000,
    without: [
      ...heavy,
      'react-router',
      'react-router-dom',
      'yup',
      'react-hook-form',
      '@noble/ciphers',
      '@mui/material',
      '@emotion',
      'ra-ui-materialui',
    ],
    files: chunks => closure(chunks, [...entryNamed(chunks, 'admin'), ...chunksOfModules(chunks, firstRows)]),
  },
  {
    // What the server answers, and all headers, take the rest of 330 kB.
    page: 'first list',
    document: 'index.html',
    most: 316_500,
    without: [...heavy, 'yup', 'react-hook-form', '@noble/ciphers'],
    files: chunks =>
      closure(chunks, [
        ...entryNamed(chunks, 'admin'),
        ...chunksOfModules(chunks, [...firstRows, ...application, ...firstList]),
      ]),
  },
]

const packageOf = (module: string): string => module.split('node_modules/').at(-1) ?? ''

/** Packages among the heavy ones that these chunks bring along. */
const broughtAlong = (chunks: Chunks, files: readonly string[], without: readonly string[]): string[] => {
  const modules = files
    .flatMap(file => Object.entries(chunks.get(file)?.modules ?? {}))
    .filter(([id, { renderedLength }]) => id.includes('node_modules/') && renderedLength > 0)
  return without.filter(name =>
    modules.some(([id]) => packageOf(id).startsWith(`${name}/`) || packageOf(id).startsWith(`${name}-`)),
  )
}

/** Bytes of a file as a server sends it: compressed where that is worth its while. */
const sent = (folder: string, file: string): number =>
  (statSync(join(folder, `${file}.br`), { throwIfNoEntry: false }) ?? statSync(join(folder, file))).size

/** Where a build writes what outgrew the budget: beside its folder, which is served. */
export const reportOf = (folder: string): string => `${folder}-budget.txt`

/** What to do, for whoever added something and has never heard of a budget. */
const wayOut =
  'What a page does not need at first belongs behind an `await import(…)`. Where the product itself has grown, as by a resource or a report, write a larger `most` for that page into build/budget.ts.'

/**
 * Tells where a page would wait for more than it may, or for something that only other pages need: a build warns, as a
 * product that works must start, and a test fails (tests/e2e/budget.test.ts). Stands after `compressed`.
 */
export const budget = (): Plugin => {
  let folder = ''
  let warn: (text: string) => void = () => undefined
  let pages: { readonly allowance: Allowance; readonly files: readonly string[]; readonly wrong: readonly string[] }[] =
    []
  return {
    name: 'budget',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
      warn = text => config.logger.warn(text)
    },
    generateBundle(_options, bundle) {
      const chunks = chunksOf(bundle)
      pages = allowances.map(allowance => {
        const scripts = [...allowance.files(chunks)]
        const styles = scripts.flatMap(file => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])])
        return {
          allowance,
          files: [allowance.document, ...new Set([...scripts, ...styles])],
          wrong: broughtAlong(chunks, scripts, allowance.without),
        }
      })
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler(error) {
        if (error) return
        const problems = pages.flatMap(({ allowance: { page, most }, files, wrong }) => {
          const sizes = files.map(file => [file, sent(folder, file)] as const).sort(([, a], [, b]) => b - a)
          const total = sizes.reduce((sum, [, size]) => sum + size, 0)
          return [
            ...(total > most
              ? [
                  `${page}: ${total} bytes, ${most} at most: ${sizes.map(([file, size]) => `${file} ${size}`).join(', ')}`,
                ]
              : []),
            ...wrong.map(name => `${page}: waits for ${name}, which only other pages need`),
          ]
        })
        const report = problems.length > 0 ? `Pages outgrew their budget.\n${problems.join('\n')}\n${wayOut}\n` : ''
        writeFileSync(reportOf(folder), report)
        if (report !== '') warn(report)
      },
    },
  }
}
