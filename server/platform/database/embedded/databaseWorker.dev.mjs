// Starts the worker from its TypeScript source. Node's own loader does not know TypeScript, and tsx given by --import
// does not reach worker threads.
import { register } from 'tsx/esm/api'

register()
await import('./databaseWorker.ts')
