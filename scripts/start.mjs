// `npm start`: installs and builds what is missing or stale, then serves page and API in this very process.
import { pathToFileURL } from 'node:url'
import { build } from './build.mjs'

await build()
process.env.NODE_ENV ??= 'production'
process.setSourceMapsEnabled(true)
await import(pathToFileURL('dist/server/main.js').href)
