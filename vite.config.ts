import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { compressed } from './src/app/build/compressed.ts'
import { signInPage } from './src/app/build/signInPage.ts'

const page = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** Two pages: the small sign-in page, and the back-office itself. Heavy libraries are chunks of their own, loaded when they are needed. */
export default defineConfig({
  plugins: [react(), signInPage(), compressed()],
  publicDir: false,
  build: {
    outDir: 'dist/client',
    target: 'es2023',
    sourcemap: false,
    // React and react-admin with MUI cannot be less than this; what may grow is held by a test of the first load.
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      input: { admin: page('index.html'), login: page('login.html') },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            { name: 'editor', test: /node_modules[\\/](@tiptap|prosemirror-[a-z]+|ra-input-rich-text|linkifyjs|orderedmap|rope-sequence|w3c-keyname)[\\/]/, priority: 2 },
          ],
        },
      },
    },
  },
})
