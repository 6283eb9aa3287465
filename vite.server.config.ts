import { defineConfig } from 'vite'

/**
 * Bundles the API host into dist/server; packages stay in node_modules. The embedded database's thread is a file of its
 * own.
 */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: { main: 'server/main.ts', databaseWorker: 'server/platform/database/embedded/databaseWorker.ts' },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        // A host keeps its map in memory for the lines of its traces, which need names and places alone.
        sourcemapExcludeSources: true,
      },
    },
  },
})
