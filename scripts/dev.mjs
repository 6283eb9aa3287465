// `npm run dev`: page with hot replacement and API from the sources, in one process that follows every edit.
import { install } from './install.mjs'

install()
process.env.NODE_ENV ??= 'development'
const { register } = await import('tsx/esm/api')
register()
await import('./dev.ts')
