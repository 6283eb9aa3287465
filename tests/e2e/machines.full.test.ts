import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dateIn } from '../../domain/calendar.ts'
import type { Database } from '../../server/platform/database/Database.ts'
import { openDatabase } from '../../server/platform/database/openDatabase.ts'
import { hashPassword } from '../../server/platform/session/passwords.ts'
import { LivePage } from '../platform/live/page.ts'
import { formOf, withPlace } from '../platform/uploads/pictures.ts'
import { eventually } from '../support/eventually.ts'
import { freePort } from '../support/serve.ts'
import { Installation, missingProgram } from './machines/Installation.ts'
import { beginUpload } from './machines/killedUpload.ts'
import { laterVersion } from './machines/versions.ts'
import { Workers } from './machines/Workers.ts'

const password = 'train-every-day'
const workers = 3

interface Row {
  readonly id: number
  readonly version: number
  readonly [field: string]: unknown
}

describe.skipIf(missingProgram !== undefined)(
  `two hosts, PostgreSQL with a replica, Redis and nginx${missingProgram === undefined ? '' : ` (${missingProgram})`}`,
  () => {
    const installation = new Installation()
    let database: Database
    let token: string
    let work: Workers
    let patients: Row[]
    let live: LivePage
    /** Live connections that were opened, and whether the page has been left. */
    const page = { opened: 0, left: false }
    /** What was answered: the database has to have it, once. */
    const acknowledged = { topUps: [] as string[], records: [] as string[], remarks: new Map<number, number>() }

    /** As `systemctl restart` does, or an upgrade between. */
    const restart = async (index: number, program?: string): Promise<void> => {
      expect(await installation.hosts[index]!.stop()).toBe(0)
      await work.more(20)
      await installation.start(index, program)
      await work.more(20)
    }
    const command = (path: string) => installation.command(process.execPath, ['--import', 'tsx', path])

    const reconnect = async (): Promise<void> => {
      while (!page.left) {
        live = new LivePage(installation.proxy.url)
        live.socket.once('open', () => live.socket.send(JSON.stringify({ token, language: 'zh' })))
        await live.closed
        page.opened += 1
        await new Promise(resolve => {
          setTimeout(resolve, 100)
        })
      }
    }
    const isToldOfNews = async (): Promise<void> => {
      await eventually(() => expect(live.heard).toContainEqual({ ready: true }))
      const heard = live
      const { id } = await work.send<Row>('POST api/applicationNotice', token, { title: '维护', content: '<p>x</p>' })
      await work.send(`PUT api/applicationNotice/publish/${id}`, token)
      await eventually(() => expect(heard.heard).toContainEqual({ topic: 'notice' }))
    }

    const topUp = async (patient: Row): Promise<void> => {
      const remark = `top-up ${randomUUID()}`
      await work.send('POST api/recharge', token, {
        userIds: [patient.id],
        rechargeType: 'ordinary',
        times: 2,
        giveTimes: 1,
        payStatus: 'paid',
        channel: 'cash',
        payer: 'platform',
        remark,
      })
      acknowledged.topUps.push(remark)
    }
    /**
     * Counts up in one field, each time from what the last answer said: what is lost, or done twice, is a conflict or a
     * gap.
     */
    const update = async (patient: Row): Promise<void> => {
      const n = (acknowledged.remarks.get(patient.id) ?? 0) + 1
      const { version } = await work.send<Row>(`GET api/user/${patient.id}`, token)
      await work.send('PUT api/users', token, { id: patient.id, version, remark: String(n) })
      acknowledged.remarks.set(patient.id, n)
    }
    const train = async (device: string, patient: Row, project: number): Promise<void> => {
      const [uuid, startedAt] = [randomUUID(), new Date().toISOString()]
      const records = [{ uuid, patient: patient.id, project, startedAt, minutes: 5, score: 10, level: 1 }]
      await work.send(
        'POST api/gameRecord/batch',
        device,
        { sentAt: startedAt, clientVersion: '1.2.3', records },
        { keyed: false },
      )
      acknowledged.records.push(uuid)
    }
    const read = async (): Promise<void> => {
      await work.send('GET api/users?page=0&size=10&sort=id,desc', token)
      await work.send(
        `GET api/statistics/growth?measures=newPatients.registered&from=2021-01-01&to=${dateIn(new Date())}`,
        token,
      )
    }

    const device = async (trainee: Row): Promise<string> => {
      await work.send(`GET api/senAccountAndPassword/${trainee.id}`, token)
      await database.db
        .updateTable('client_credential')
        .set({ password_hash: await hashPassword(password) })
        .where('patient', '=', trainee.id)
        .execute()
      const made = await work.send<Row>('POST api/device', token, {
        name: 'Machines',
        serial: 'MACHINES1',
        hospital: trainee['hospital'],
      })
      const issued = await work.send<{ token: string }>(`PUT api/device/issue/${made.id}`, token, {})
      await work.send(
        'POST api/device/signIn',
        issued.token,
        { account: trainee['account'], password, clientVersion: '1.2.3' },
        { keyed: false },
      )
      return issued.token
    }

    beforeAll(async () => {
      await installation.open()
      database = await openDatabase({ url: installation.databaseUrl, poolSize: 3 })
      work = new Workers(installation.proxy.url)
      token = (
        await work.send<{ token: string }>(
          'POST auth/login',
          '',
          { username: 'admin', password: 'vision-demo' },
          { keyed: false },
        )
      ).token
      const [hospital] = (
        await work.send<{ content: Row[] }>('GET api/hospital?kind=hospital&deleted=false&size=1', token)
      ).content
      patients = []
      for (let n = 0; n < workers * 2 + 1; n += 1) {
        patients.push(
          await work.send<Row>('POST api/users', token, {
            name: `周小${'甲乙丙丁戊己庚'[n]!}`,
            gender: 'male',
            birthday: '2015-03-05',
            mobile: `1870000000${n}`,
            hospital: hospital!.id,
            consentOn: dateIn(new Date()),
            guardianName: '周芳',
          }),
        )
      }
      const trainee = patients.at(-1)!
      const issued = await device(trainee)
      const {
        rows: [project],
      } = await sql<{ id: number }>`select id from project where not deleted order by id limit 1`.execute(database.db)
      for (const patient of patients.slice(0, workers)) work.run(() => topUp(patient))
      for (const patient of patients.slice(workers, workers * 2)) work.run(() => update(patient))
      work.run(() => train(issued, trainee, project!.id))
      work.run(read)
      void reconnect()
    }, 240_000)
    afterAll(async () => {
      page.left = true
      live?.socket.terminate()
      await database?.close()
      await installation.close()
    }, 120_000)

    it('let no call fail while they are stopped and started one by one', async () => {
      await isToldOfNews()
      for (const index of [0, 1]) await restart(index)
      expect(work.repeated, installation.proxy.errors().slice(-3000)).toEqual([])
      expect(page.opened).toBeGreaterThan(0)
      await isToldOfNews()
    })

    it('let none fail while the schema changes under them by a migration that only adds', async () => {
      const next = await laterVersion(
        join(installation.folder, 'next'),
        '9990_next',
        'alter table "patient" add column if not exists "shoe_size" integer;\ncreate table if not exists "shoe" ("id" integer primary key);\n',
      )
      await restart(0, next)
      // The other one goes on, of the version before, on the new schema.
      await work.more(100)
      expect(
        (await sql<{ n: number }>`select count(shoe_size)::int as n from patient`.execute(database.db)).rows,
      ).toEqual([{ n: 0 }])
      await restart(1, next)
      expect(work.repeated, installation.proxy.errors().slice(-3000)).toEqual([])
    })

    it('are waited for by a version whose migration takes away what they work with', async () => {
      const breaking = await laterVersion(
        join(installation.folder, 'breaking'),
        '9991_breaking',
        'alter table "patient" drop column "remark";\n',
      )
      const child = spawn(process.execPath, [breaking], {
        env: { ...process.env, ...installation.environment(0), NODE_ENV: 'production', PORT: String(await freePort()) },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let said = ''
      child.stdout.on('data', chunk => {
        said += String(chunk)
      })
      child.stderr.on('data', chunk => {
        said += String(chunk)
      })
      await eventually(() => expect(said).toContain('waiting until hosts of an earlier version have stopped'), 90_000)
      await work.more(50)
      const ended = new Promise(resolve => {
        child.once('exit', resolve)
      })
      child.kill('SIGKILL')
      await ended
      expect(work.repeated, installation.proxy.errors().slice(-3000)).toEqual([])
    })

    it('lose nothing of what was answered, or of a file that was coming, where one of them is killed', async () => {
      const upload = beginUpload(installation.hosts[1]!.url, token)
      await upload.underWay
      installation.hosts[1]!.process.kill('SIGKILL')
      await work.more(100)
      await installation.start(1)
      const { begun, told, sent } = await upload.done
      expect(told).toMatchObject(sent)
      expect(begun).toBe(1)
      await work.more(50)
      await isToldOfNews()
      // An answer that had begun to come when its host was killed cannot be begun anew by anybody but the caller.
      expect(work.repeated.filter(({ why }) => /^50\d/.test(why))).toEqual([])
      expect(installation.proxy.errors()).toMatch(/prematurely closed|Connection refused|reset by peer/)
    })

    it('are backed up while they work, together with the files', async () => {
      const { payload, contentType } = await formOf(await withPlace('png'))
      const sent = await fetch(`${installation.proxy.url}/api/upload`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': contentType },
        body: Uint8Array.from(payload),
      })
      expect(sent.status).toBe(200)
      const backups = join(installation.folder, 'backups')
      await mkdir(backups)
      const backedUp = installation.command('sh', ['deploy/backup.sh'], { BACKUP_DIR: backups })
      expect(backedUp).toMatchObject({ status: 0 })
      const [made] = await readdir(backups)
      expect((await readdir(join(backups, made!))).sort()).toEqual(['database.backup', 'uploads'])
      expect((await readdir(join(backups, made!, 'uploads'), { recursive: true })).length).toBeGreaterThan(0)
    })

    it('have done everything that was answered, exactly once', async () => {
      await work.stop()
      const { topUps, records, remarks } = acknowledged
      expect(Math.min(topUps.length, records.length, ...remarks.values())).toBeGreaterThan(20)
      const kept = async (of: string, name: string, where: string): Promise<string[]> =>
        (
          await sql<{
            kept: string
          }>`select ${sql.raw(name)}::text as kept from ${sql.raw(of)} where ${sql.raw(where)}`.execute(database.db)
        ).rows
          .map(row => row.kept)
          .sort()
      expect(await kept('recharge', 'remark', `remark like 'top-up %'`)).toEqual([...topUps].sort())
      expect(await kept('game_record', 'uuid', `patient = ${patients.at(-1)!.id}`)).toEqual([...records].sort())
      for (const [patient, n] of remarks) {
        const history = await sql<{
          n: number
        }>`select count(*)::int as n from change_log where resource = 'patient' and record = ${patient} and action = 'update'`.execute(
          database.db,
        )
        expect([await kept('patient', 'remark', `id = ${patient}`), history.rows]).toEqual([[String(n)], [{ n }]])
      }
      expect(command('server/times/ledger/check.ts')).toMatchObject({ status: 0 })
      // Totals follow within seconds.
      await eventually(() => expect(command('server/system/checkTotals.ts')).toMatchObject({ status: 0 }), 60_000)
    })

    it('count the requests of an address together, read statistics from the replica, and stop well', async () => {
      const left = async (index: number): Promise<number> =>
        Number((await fetch(`${installation.hosts[index]!.url}/api/site`)).headers.get('x-ratelimit-remaining'))
      const first = await left(0)
      expect([await left(1), await left(0)]).toEqual([first - 1, first - 2])
      const copied = await openDatabase({ url: installation.replicaUrl, poolSize: 1 })
      const {
        rows: [readers],
      } = await sql<{
        n: number
      }>`select count(distinct client_port)::int as n from pg_stat_activity where application_name = 'vision-back-office' and pid <> pg_backend_pid()`.execute(
        copied.db,
      )
      expect(readers!.n).toBeGreaterThanOrEqual(2)
      await eventually(async () =>
        expect(
          (
            await sql<{ n: number }>`select count(*)::int as n from recharge where remark like 'top-up %'`.execute(
              copied.db,
            )
          ).rows[0]!.n,
        ).toBe(acknowledged.topUps.length),
      )
      await copied.close()
      expect(await Promise.all(installation.hosts.map(host => host.stop()))).toEqual([0, 0])
    })
  },
  300_000,
)
