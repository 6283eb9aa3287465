import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import type { UserConfig } from 'vite'
import { budget } from './build/budget.ts'
import { compiledAtOnce } from './build/compiledAtOnce.ts'
import { compressed } from './build/compressed.ts'
import { firstModules } from './build/firstModules.ts'
import { inlineStyles } from './build/inlineStyles.ts'
import { knownPages } from './build/knownPages.ts'
import { prerender } from './build/prerender.ts'
import { productionRouter } from './build/productionRouter.ts'
import { twoPages } from './build/twoPages.ts'
import { withoutParts } from './build/withoutParts.ts'

const page = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
const input = { admin: page('index.html'), login: page('login.html') }

const settings: UserConfig = {
  publicDir: false,
  build: {
    outDir: 'dist/client',
    // The oldest that MUI 7 knows. All of them fetch what a page names beforehand by themselves.
    target: ['chrome117', 'edge121', 'firefox121', 'safari17'],
    modulePreload: { polyfill: false },
    sourcemap: false,
    // React, react-admin and MUI cannot be much less than this together.
    chunkSizeWarningLimit: 900,
    rolldownOptions: { input },
  },
}

/**
 * Two pages: the small sign-in page, and the back-office itself. What both need is split off by itself, and what is
 * heavy (the editor of rich text, the other language) is imported where it is needed and so is a chunk of its own. What
 * the first rows wait for is one file, and what the page around them waits for besides is another: in dozens of small
 * ones it would compress worse by a seventh.
 */
export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const plugins = [
    react(),
    twoPages(),
    inlineStyles(),
    prerender(),
    withoutParts(),
    productionRouter(),
    compiledAtOnce(),
    compressed(),
    budget(),
  ]
  const known = { ...settings, define: await knownPages() }
  if (command !== 'build') return { ...known, plugins }
  const first = await firstModules(known, [react(), withoutParts(), productionRouter()])
  const groups = Object.entries(first).map(([name, modules]) => ({ name, test: (id: string) => modules.has(id) }))
  const output = { codeSplitting: { includeDependenciesRecursively: false, groups } }
  return { ...known, plugins, build: { ...settings.build, rolldownOptions: { input, output } } }
})
