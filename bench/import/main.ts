import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { table } from '../table.ts'
import { textBook } from '../../tests/core/server/import/workbook.ts'
import { nodeOptions } from '../../scripts/nodeOptions.ts'

const rows = 10_000
const port = 42_055
const host = `http://127.0.0.1:${port}`
const titles = ['姓名', '性别', '出生日期', '手机号', '所属机构', '知情同意日期', '住址', '监护人姓名', '备注']

/** Rows of a file, no two of any two files with the same mobile number. */
const material = (file: number, hospital: string): string[][] => [
  titles,
  ...Array.from({ length: rows }, (_, at) => [
    `${'王李张刘陈杨赵黄周吴'[at % 10]}${'小明芳丽强伟静敏军杰'[(at * 7) % 10]}${'雨欣怡然浩轩梓涵子墨'[(at * 3) % 10]}`,
    at % 2 ? '男' : '女',
    `${2012 + (at % 8)}-${1 + (at % 12)}-${1 + (at % 28)}`,
    `13${file}${String(10_000_000 + at)}`,
    hospital,
    '2026-01-02',
    `某某路 ${at} 号`,
    `家长${at}`,
    '由旧系统转入',
  ]),
]

const csv = (lines: readonly (readonly string[])[]): Uint8Array =>
  new TextEncoder().encode(`\uFEFF${lines.map(cells => cells.join(',')).join('\r\n')}`)

const seconds = (since: number): number => (performance.now() - since) / 1000

/** Peak resident memory of a process in MB, as Linux counts it. */
const peakOf = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

const main = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-import-'))
  const server = spawn(process.execPath, [...nodeOptions, 'dist/server/main.js'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, SAMPLE_DATA: '60', LOG_LEVEL: 'error' },
    stdio: 'inherit',
  })
  try {
    while (
      !(await fetch(`${host}/ready`).then(
        reply => reply.ok,
        () => false,
      ))
    )
      await wait(200)
    const login = await fetch(`${host}/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: 'vision-demo' }),
    })
    const { token } = (await login.json()) as { token: string }
    const call = async <T>(method: string, path: string, body?: BodyInit): Promise<T> => {
      const json: Record<string, string> = typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}
      const reply = await fetch(`${host}/${path}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, ...json },
        ...(body === undefined ? {} : { body }),
      })
      if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`)
      return (await reply.json()) as T
    }
    type Job = { job: number; state: string; wrong: number; columns: { field: string | null }[] }
    const until = async (state: string): Promise<void> => {
      for (;;) {
        const job = await call<Job>('GET', 'api/users/import')
        if (job.state === state && job.wrong === 0) return
        if (!['checking', 'storing'].includes(job.state))
          throw new Error(`The import is ${job.state}, ${job.wrong} rows are wrong`)
        await wait(50)
      }
    }
    const { content } = await call<{ content: { name: string }[] }>('GET', 'api/hospital?size=1')
    const before = peakOf(server.pid!)

    // Somebody else works meanwhile: the longest that one of their lists takes.
    let longest = 0
    let isOver = false
    const neighbour = (async () => {
      while (!isOver) {
        const since = performance.now()
        await call('GET', 'api/users?size=10')
        longest = Math.max(longest, performance.now() - since)
        await wait(20)
      }
    })()

    const results: (string | number)[][] = []
    for (const [file, [name, bytes]] of (
      [
        ['CSV', csv(material(3, content[0]!.name))],
        ['xlsx', textBook(material(5, content[0]!.name))],
      ] as const
    ).entries()) {
      const form = new FormData()
      form.append('file', new Blob([Uint8Array.from(bytes)]), `${file}.csv`)
      const stalls: number[] = []
      const step = async (work: () => Promise<void>): Promise<number> => {
        longest = 0
        const since = performance.now()
        await work()
        const took = seconds(since)
        stalls.push(longest)
        return took
      }
      let job: Job | undefined
      const read = await step(async () => {
        job = await call<Job>('POST', 'api/users/import', form)
      })
      const check = await step(async () => {
        await call(
          'POST',
          `api/users/import/${job!.job}/check`,
          JSON.stringify({ columns: job!.columns.map(column => column.field) }),
        )
        await until('checked')
      })
      const store = await step(async () => {
        await call('POST', `api/users/import/${job!.job}/store`, '{}')
        await until('stored')
      })
      results.push([
        name,
        (bytes.length / 1024).toFixed(0),
        read.toFixed(1),
        check.toFixed(1),
        store.toFixed(1),
        ...stalls.map(stall => stall.toFixed(0)),
        peakOf(server.pid!).toFixed(0),
      ])
    }
    isOver = true
    await neighbour
    console.log(`Import of ${rows} rows; the server's peak memory before: ${before.toFixed(0)} MB`)
    console.log(
      table([
        [
          'file',
          'kB',
          'read s',
          'check s',
          'store s',
          'longest list while reading, ms',
          'while checking, ms',
          'while storing, ms',
          'peak MB',
        ],
        ...results.map(cells => cells.map(String)),
      ]),
    )
  } finally {
    server.kill('SIGTERM')
    await new Promise(resolve => {
      server.once('exit', resolve)
    })
    rmSync(folder, { recursive: true, force: true })
  }
}

await main()
