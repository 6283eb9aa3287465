import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { nodeOptions } from '../../scripts/nodeOptions.ts'
import { readSettings } from '../../server/settings.ts'
import { examplesProxy, missingNginx, nginx, startNginx } from '../support/nginx.ts'
import { freePort } from '../support/serve.ts'

const read = (name: string): string => readFileSync(`deploy/${name}`, 'utf8')
const known = new Set(
  [...readFileSync('server/settings.ts', 'utf8').matchAll(/(?:read|needed)\('([A-Z][A-Z0-9_]+)'/g)].map(
    ([, name]) => name!,
  ),
)
/** Of Node and of the images; and what the backup is told. */
const others = ['NODE_ENV', 'BACKUP_DIR', 'BACKUP_DAYS']
const unknown = (names: readonly string[]): readonly string[] =>
  names.filter(name => !known.has(name) && !others.includes(name))

interface Service {
  readonly image?: string
  readonly build?: { readonly context: string; readonly dockerfile: string }
  readonly environment?: Readonly<Record<string, string>>
  readonly volumes?: readonly string[]
  readonly configs?: readonly { readonly source: string }[]
  readonly command?: readonly string[]
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: Readonly<Record<string, null>>
  readonly configs: Readonly<Record<string, { readonly content: string }>>
}
const compose = parse(read('compose.yaml'), { merge: true }) as Compose
const container = read('Containerfile')
const portOf = (text: string): readonly string[] =>
  [...text.matchAll(/^\s*(?:# )?server [\w.-]+:(\d+) /gm)].map(([, port]) => port!)

describe('the examples of an installation', () => {
  it('name variables that hosts read, with values that they take', () => {
    const file = Object.fromEntries(
      [...read('vision-back-office.env').matchAll(/^#?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, value]) => [
        name!,
        value!,
      ]),
    )
    expect(unknown(Object.keys(file))).toEqual([])
    expect(readSettings(file)).toMatchObject({
      publicUrl: 'https://back-office.example.com',
      trustProxy: true,
      sampleData: 0,
    })
    const image = Object.fromEntries(
      [...container.matchAll(/([A-Z][A-Z0-9_]*)=(\S+)/g)].map(([, name, value]) => [name!, value!]),
    )
    expect(unknown(Object.keys(image))).toEqual([])
    for (const name of ['host-1', 'host-2', 'backup']) {
      const { environment } = compose.services[name]!
      expect(unknown(Object.keys(environment!))).toEqual([])
      const filled = Object.fromEntries(
        Object.entries({ ...image, ...environment }).map(([key, value]) => [
          key,
          value.replace(/\$\{\w+:\?\}/g, 'x'.repeat(40)),
        ]),
      )
      expect(readSettings(filled)).toMatchObject({
        host: '0.0.0.0',
        port: 3000,
        dataDir: '/data',
        trustProxy: true,
        redisUrl: `redis://:${'x'.repeat(40)}@redis:6379/0`,
      })
    }
  })

  it('name ports, files, services and volumes that there are', () => {
    const { services, volumes, configs } = compose
    const hosts = configs['hosts']!.content
    for (const which of [/server ([\w-]+):\d+ max_fails=3/g, /server ([\w-]+):\d+ .*backup/g])
      expect([...hosts.matchAll(which)].map(([, name]) => name)).toEqual(
        Object.keys(services).filter(name => name.startsWith('host-')),
      )
    const port = String(readSettings({}).port)
    expect([...portOf(hosts), ...portOf(read('nginx-upstream.conf'))].every(one => one === port)).toBe(true)
    expect([/EXPOSE (\d+)/.exec(container)![1], /reverse_proxy [\d.]+:(\d+)/.exec(read('Caddyfile'))![1]]).toEqual([
      port,
      port,
    ])
    const mounted = Object.values(services)
      .flatMap(service => service.volumes ?? [])
      .map(volume => volume.split(':')[0]!)
    expect(mounted.filter(name => !name.startsWith('./') && !Object.hasOwn(volumes, name))).toEqual([])
    expect(mounted.filter(name => name.endsWith('.conf')).map(name => statSync(join('deploy', name)).isFile())).toEqual(
      [true],
    )
    const copied = [...container.matchAll(/COPY --from=build \/app\/(\S+)/g)]
      .map(([, path]) => path!)
      .filter(path => !['dist', 'node_modules'].includes(path))
    expect(copied.filter(path => !statSync(path, { throwIfNoEntry: false }))).toEqual([])
    expect(services['host-1']!.build).toEqual({ context: '..', dockerfile: 'deploy/Containerfile' })
    expect(services['backup']!.command).toEqual(['sh', 'deploy/backup.sh'])
  })

  it('alert by metrics that hosts have', () => {
    const { groups } = parse(read('alerts.yml')) as { groups: { rules: { alert: string; expr: string }[] }[] }
    const metrics = readFileSync('server/app/metrics.ts', 'utf8')
    const named = groups
      .flatMap(({ rules }) => rules)
      .flatMap(({ expr }) => expr.match(/[a-z]+(?:_[a-z]+)+/g) ?? [])
      .map(name => name.replace(/_(count|bucket)$/, ''))
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter(name => !metrics.includes(name) && !['histogram_quantile'].includes(name))).toEqual([])
  })

  it('start hosts with the options that `npm start` has, which keep their memory small', () => {
    expect(nodeOptions.length).toBeGreaterThan(0)
    expect(nodeOptions.filter(option => !option.startsWith('--'))).toEqual([])
    const [, service] = /^ExecStart=(.*)$/m.exec(read('vision-back-office.service'))!
    const [, image] = /^CMD (.*)$/m.exec(container)!
    for (const command of [service!.split(' ').slice(1), (JSON.parse(image!) as readonly string[]).slice(1)])
      expect(command).toEqual(['--enable-source-maps', ...nodeOptions, 'dist/server/main.js'])
  })

  it.skipIf(spawnSync('systemd-analyze', ['--version']).error !== undefined)('have units that systemd takes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'units-'))
    const units = readdirSync('deploy').filter(name => /\.(service|timer)$/.test(name))
    expect(units).toHaveLength(3)
    // Where Node is, differs; the account is the installation's.
    for (const name of units) writeFileSync(join(folder, name), read(name).replace('/usr/bin/node', process.execPath))
    const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...units.map(name => join(folder, name))], {
      encoding: 'utf8',
    })
    expect(stderr.split('\n').filter(line => units.some(name => line.includes(name)))).toEqual([])
    rmSync(folder, { recursive: true })
  })

  it.skipIf(missingNginx !== undefined)(
    `have a proxy that nginx takes${missingNginx === undefined ? '' : ` (${missingNginx})`}`,
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
      writeFileSync(join(folder, 'nginx.conf'), examplesProxy(folder, { port: 8443, hosts: [3001, 3002] }))
      const { status, stderr } = spawnSync(nginx, ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')], {
        encoding: 'utf8',
      })
      expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')])
      rmSync(folder, { recursive: true })
    },
  )

  it.skipIf(missingNginx !== undefined)(
    `have a proxy that asks a host which has just come back, where all have failed${missingNginx === undefined ? '' : ` (${missingNginx})`}`,
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
      const ports = [await freePort(), await freePort()]
      const proxy = await startNginx(folder, { port: await freePort(), hosts: ports })
      const status = async () => (await fetch(`${proxy.url}/api/0`)).status
      for (let n = 0; n < 6; n += 1) expect(await status()).toBe(502)
      const server = createServer((_request, response) => response.end('done')).listen(ports[1], '127.0.0.1')
      await once(server, 'listening')
      expect(await status()).toBe(200)
      await proxy.stop()
      server.closeAllConnections()
      await new Promise(resolve => {
        server.close(resolve)
      })
      rmSync(folder, { recursive: true })
    },
  )

  describe.skipIf(missingNginx !== undefined)(
    `have a proxy that, of what a host took and did not answer${missingNginx === undefined ? '' : ` (${missingNginx})`},`,
    () => {
      /** Two hosts, of which one takes each call and hangs up; what came to them, and what the caller was answered. */
      const sendThrough = async (method: string, headers: Readonly<Record<string, string>>) => {
        const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
        const [came, failed, bodies] = [new Map<string, number>(), new Set<string>(), new Set<string>()]
        const host = async (isSound: boolean) => {
          const server = createServer((request, response) => {
            void text(request).then(body => {
              if (request.url === '/') return response.end()
              came.set(request.url!, (came.get(request.url!) ?? 0) + 1)
              bodies.add(body)
              if (isSound) return response.end('done')
              failed.add(request.url!)
              return request.socket.destroy()
            })
          }).listen(0, '127.0.0.1')
          await once(server, 'listening')
          return server
        }
        const hosts = [await host(true), await host(false)]
        const proxy = await startNginx(folder, {
          port: await freePort(),
          hosts: hosts.map(server => (server.address() as AddressInfo).port),
        })
        const answers: number[] = []
        for (let n = 0; n < 4; n += 1) {
          answers.push(
            (
              await fetch(`${proxy.url}/api/${n}`, {
                method,
                headers,
                ...(method === 'GET' ? {} : { body: 'what is asked' }),
              })
            ).status,
          )
        }
        await proxy.stop()
        for (const server of hosts) server.closeAllConnections()
        await Promise.all(
          hosts.map(
            server =>
              new Promise(resolve => {
                server.close(resolve)
              }),
          ),
        )
        rmSync(folder, { recursive: true })
        expect(failed.size).toBeGreaterThan(0)
        return { answers, came: [...came.values()], bodies: [...bodies] }
      }

      it.each(['POST', 'PUT', 'DELETE', 'GET'])(
        'sends a %s with a key on to another one, with its body',
        async method => {
          const { answers, bodies } = await sendThrough(method, { 'Idempotency-Key': 'a-key' })
          expect([answers, bodies]).toEqual([[200, 200, 200, 200], [method === 'GET' ? '' : 'what is asked']])
        },
      )

      it('sends on what only reads', async () => {
        expect((await sendThrough('GET', {})).answers).toEqual([200, 200, 200, 200])
      })

      it.each(['POST', 'PUT', 'DELETE'])('sends a %s without a key to nobody else', async method => {
        const { answers, came } = await sendThrough(method, {})
        expect([answers.includes(502), came]).toEqual([true, [1, 1, 1, 1]])
      })
    },
  )

  it('keep backups for so many days, and none that is old where the new one fails', () => {
    const folder = mkdtempSync(join(tmpdir(), 'backups-'))
    const old = join(folder, '2020-01-01T000000Z')
    const mine = join(folder, 'kept by hand')
    for (const path of [old, mine]) {
      mkdirSync(path)
      utimesSync(path, 1e9, 1e9)
    }
    const nothing = {
      ...process.env,
      BACKUP_DIR: folder,
      BACKUP_DAYS: '30',
      DATA_DIR: join(folder, 'no host was ever here'),
      DATABASE_URL: '',
    }
    const failed = spawnSync('sh', ['deploy/backup.sh'], { encoding: 'utf8', env: nothing })
    expect(failed.status).not.toBe(0)
    expect(readdirSync(folder).sort()).toEqual(['2020-01-01T000000Z', 'kept by hand'])
    rmSync(folder, { recursive: true })
  }, 120_000)
})
