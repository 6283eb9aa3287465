import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer as createVite } from 'vite'
import { isApiPath } from '../server/app/paths.ts'
import type { BuildApp, DevelopmentHost, openDevelopmentHost } from '../server/app/dev.ts'
import { readSettings, SettingsError } from '../server/settings.ts'
import type * as EntityWriter from './dev/entityWriter.ts'
import { createOverlay } from './dev/overlay.ts'

const entry = '/server/app/dev.ts'
/** Folders whose edits change what the API host does. */
const serverSources = /^(resources|server|i18n|domain|generator)\//
/** What the open database itself runs on cannot be exchanged under it. */
const beneathDatabase = /^server\/platform\/database\//
/** What no edit of the sources puts right: told, and the host leaves. */
const beyondSources = new Set([
  'SettingsError',
  'DataFolderError',
  'DatabaseLockedError',
  'DatabaseError',
  'MigrationError',
])

const settings = (() => {
  try {
    return readSettings(process.env)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(error.message)
    process.exit(1)
  }
})()

// An error is told with the first line of one's own, which stands below all that the libraries add.
Error.stackTraceLimit = 100

const server = createServer()
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'spa' })
const overlay = createOverlay(vite.ws)
/** The writer of entities as the sources now have it: it knows which there are. */
const writer = async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
  if (!request.url?.startsWith('/__generator/')) return next()
  const { entityWriter } = (await vite.ssrLoadModule('/scripts/dev/entityWriter.ts')) as typeof EntityWriter
  await entityWriter(process.cwd(), settings.host)(request, response, next)
}
const load = async () =>
  (await vite.ssrLoadModule(entry)) as { openDevelopmentHost: typeof openDevelopmentHost; buildApp: BuildApp }

let host: DevelopmentHost | undefined

/** Says what is wrong with the sources, here and on the page, and what happens meanwhile. */
const tell = (error: unknown, meanwhile: string): void => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n${meanwhile}\n`)
  overlay.show(error, meanwhile)
}

/** Opens the host; where the sources have a mistake it waits for the edit that mends it. */
const open = async (): Promise<void> => {
  try {
    host = await (await load()).openDevelopmentHost(settings)
  } catch (error) {
    if (error instanceof Error && beyondSources.has(error.name)) {
      console.error(error.message)
      await vite.close()
      process.exit(1)
    }
    return tell(error, 'The host starts once this is mended.')
  }
  overlay.clear()
  console.log(host.announcement(`http://${settings.host}:${settings.port}`))
}

const rebuild = async (): Promise<void> => {
  if (!host) return open()
  try {
    await host.swap((await load()).buildApp)
  } catch (error) {
    return tell(error, 'The API goes on as it was before the edit.')
  }
  overlay.clear()
  console.log('The API follows the edit.')
}

server.on('request', (request, response) => {
  if (!isApiPath(request.url ?? '/')) void writer(request, response, () => vite.middlewares(request, response))
  else if (host) host.handle(request, response)
  else
    response
      .writeHead(503, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      .end(JSON.stringify({ status: 503, code: 'unavailable', message: overlay.shown() ?? 'The host starts.' }))
})

// Every other upgrade is that of the page's hot replacement.
server.on('upgrade', (request, socket, head) => {
  if (!isApiPath(request.url ?? '/')) return
  if (host) host.upgrade(request, socket, head)
  else socket.destroy()
})

// Edits come in bursts, and a new app is built while the old one still answers; one build at a time, the last edit
// wins.
let pending: NodeJS.Timeout | undefined
let building: Promise<void> = Promise.resolve()
vite.watcher.on('all', (event, path) => {
  const relative = path.startsWith(process.cwd()) ? path.slice(process.cwd().length + 1).replaceAll('\\', '/') : path
  if (!['add', 'change', 'unlink'].includes(event) || !serverSources.test(relative)) return
  if (host && beneathDatabase.test(relative)) return console.log(`${relative} is in use: start again to see the edit.`)
  clearTimeout(pending)
  pending = setTimeout(() => {
    building = building.then(rebuild)
  }, 80)
})

const stop = async (): Promise<void> => {
  clearTimeout(pending)
  server.close()
  server.closeAllConnections()
  await building
  await host?.close()
  await vite.close()
  process.exit(0)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)

server.listen(settings.port, settings.host, () => {
  building = building.then(open)
})
