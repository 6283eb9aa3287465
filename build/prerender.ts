import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import type { Plugin } from 'vite'
import { languages } from '../i18n/Language.ts'
import type * as prerendering from '../src/shell/login/prerendered.tsx'

const module = fileURLToPath(new URL('../src/shell/login/prerendered.tsx', import.meta.url))

/**
 * Writes `login.zh.html` and `login.en.html` beside `login.html`: the same page with its form in it, so that it is
 * seen, and typed into, before the scripts that it needs to work have come and run.
 */
export const prerender = (): Plugin => ({
  name: 'prerender',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const page = bundle['login.html']
      if (page?.type !== 'asset') return
      const { prerendered } = (
        await runnerImport<typeof prerendering>(module, { configFile: false, logLevel: 'error' })
      ).module
      for (const language of languages)
        this.emitFile({
          type: 'asset',
          fileName: `login.${language}.html`,
          source: prerendered(String(page.source), language),
        })
    },
  },
})
