import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { budget } from './src/app/build/budget.ts'
import { compressed } from './src/app/build/compressed.ts'
import { twoPages } from './src/app/build/twoPages.ts'

const page = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/**
 * Two pages: the small sign-in page, and the back-office itself. What both need is split off by itself, and what is heavy (the
 * editor of rich text, the other language) is imported where it is needed and so is a chunk of its own.
 */
export default defineConfig({
  plugins: [react(), twoPages(), compressed(), budget()],
  publicDir: false,
  build: {
    outDir: 'dist/client',
    target: 'es2023',
    sourcemap: false,
    // React, react-admin and MUI cannot be much less than this together.
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      input: { admin: page('index.html'), login: page('login.html') },
      output: {
        codeSplitting: {
          // What many pages share comes in one piece: in many small ones it compresses worse, each new page would split them further.
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
            { name: 'shared', test: /node_modules\/(@mui|@emotion|@tanstack|ra-|react-admin|react-router|lodash|inflection)/, minShareCount: 6 },
          ],
        },
      },
    },
  },
})
