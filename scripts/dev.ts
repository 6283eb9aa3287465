import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'
import { isApiPath } from '../server/app/paths.ts'
import type { BuildApp, DevelopmentHost, openDevelopmentHost } from '../server/app/dev.ts'
import { readSettings, SettingsError } from '../server/settings.ts'

const entry = '/server/app/dev.ts'
/** Folders whose edits change what the API host does. */
const serverSources = /^(resources|server|i18n|domain)\//

const settings = (() => {
  try {
    return readSettings(process.env)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(error.message)
    process.exit(1)
  }
})()

const server = createServer()
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'spa' })
const load = async () => (await vite.ssrLoadModule(entry)) as { openDevelopmentHost: typeof openDevelopmentHost; buildApp: BuildApp }

let host: DevelopmentHost
try {
  host = await (await load()).openDevelopmentHost(settings)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await vite.close()
  process.exit(1)
}

server.on('request', (request, response) => {
  if (isApiPath(request.url ?? '/')) host.handle(request, response)
  else vite.middlewares(request, response)
})

// Every other upgrade is that of the page's hot replacement.
server.on('upgrade', (request, socket, head) => {
  if (isApiPath(request.url ?? '/')) host.upgrade(request, socket, head)
})

// Edits come in bursts, and a new app is built while the old one still answers; one build at a time, the last edit wins.
let pending: NodeJS.Timeout | undefined
let building: Promise<void> = Promise.resolve()
/** What the open database itself runs on cannot be exchanged under it. */
const beneathDatabase = /^server\/database\//
const rebuild = async (): Promise<void> => {
  try {
    await host.swap((await load()).buildApp)
    console.log('The API follows the edit.')
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}\nThe API goes on as it was before the edit.\n`)
  }
}
vite.watcher.on('all', (event, path) => {
  const relative = path.startsWith(process.cwd()) ? path.slice(process.cwd().length + 1).replaceAll('\\', '/') : path
  if (!['add', 'change', 'unlink'].includes(event) || !serverSources.test(relative)) return
  if (beneathDatabase.test(relative)) return console.log(`${relative} is in use: start again to see the edit.`)
  clearTimeout(pending)
  pending = setTimeout(() => { building = building.then(rebuild) }, 80)
})

const stop = async (): Promise<void> => {
  clearTimeout(pending)
  server.close()
  server.closeAllConnections()
  await building
  await host.close()
  await vite.close()
  process.exit(0)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)

server.listen(settings.port, settings.host, () => console.log(host.announcement(`http://${settings.host}:${settings.port}`)))
