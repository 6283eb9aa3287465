import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import staticFiles from '@fastify/static'
import react from '@vitejs/plugin-react'
import Fastify from 'fastify'
import { build } from 'vite'
import { compressed } from '../../build/compressed.ts'

export interface FloorServer {
  readonly url: string
  stop(): Promise<void>
}

/** Builds the floor as ours is built, serves it with the same compression, and passes its calls on to our host. */
export const startFloor = async (api: string): Promise<FloorServer> => {
  const outDir = mkdtempSync(join(tmpdir(), 'vision-bench-floor-'))
  await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('floor', import.meta.url)),
    plugins: [react(), compressed()],
    build: { outDir, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 2_000 },
  })
  const server = Fastify()
  await server.register(staticFiles, { root: outDir, preCompressed: true, immutable: true, maxAge: '1y' })
  server.get('/api/*', async (request, reply) => {
    const answer = await fetch(api + request.url, { headers: { authorization: request.headers.authorization ?? '' } })
    return reply
      .code(answer.status)
      .type('application/json')
      .send(await answer.text())
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  return {
    url: `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    async stop() {
      await server.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}
