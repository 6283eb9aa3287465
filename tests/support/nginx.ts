import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Debian keeps it where a user's path does not lead. */
export const nginx = ['nginx', '/usr/sbin/nginx'].find(program => spawnSync(program, ['-v']).status === 0) ?? ''

/** Why there is none here; undefined where there is. */
export const missingNginx = nginx === '' ? 'no nginx was found on this machine' : undefined

interface Where {
  readonly port: number
  readonly hosts: readonly number[]
}

/**
 * The example in deploy/, on ports of this machine and without TLS, and as much around it as it needs to run by itself.
 */
export const examplesProxy = (folder: string, { port, hosts }: Where): string => {
  const [site] = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^ *ssl_certificate.*\n/gm, '')
    .split(/^(?=server \{\n *listen 80;)/m)
  const upstream = readFileSync('deploy/nginx-upstream.conf', 'utf8').replace(
    /^ *server 127\.0\.0\.1:3000 .*;$/gm,
    server => hosts.map(one => server.replace(':3000', `:${one}`)).join('\n'),
  )
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `  ${name}_temp_path ${folder}/${name};`,
  )
  return [
    'daemon off;',
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log;`,
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'events {}',
    'http {',
    `  access_log ${folder}/access.log;`,
    ...kept,
    upstream,
    site,
    '}',
    '',
  ].join('\n')
}

export interface Proxy {
  readonly url: string
  /** What it noted of hosts that did not answer. */
  errors(): string
  stop(): Promise<void>
}

/** Starts the example, in a folder of its own, in front of hosts on these ports. */
export const startNginx = async (folder: string, where: Where): Promise<Proxy> => {
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, examplesProxy(folder, where))
  const child = spawn(nginx, ['-p', folder, '-c', file], { stdio: 'ignore' })
  const ended = new Promise(resolve => {
    child.once('exit', resolve)
  })
  const url = `http://127.0.0.1:${where.port}`
  while (
    !(await fetch(url).then(
      () => true,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`nginx ended:\n${readFileSync(join(folder, 'error.log'), 'utf8')}`)
    await wait(20)
  }
  return {
    url,
    errors: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
