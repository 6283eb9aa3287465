import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { dateIn } from '../../../domain/calendar.ts'
import { createCipher } from '../../../server/platform/secrets/Cipher.ts'
import { claimSecretKey } from '../../../server/platform/installationKey/claimSecretKey.ts'
import { hashPassword } from '../../../server/platform/session/passwords.ts'
import { engines } from '../../support/database.ts'
import { openHost } from '../../support/host.ts'
import type { Host } from '../../support/host.ts'
import { formOf, withPlace } from '../uploads/pictures.ts'
import { Caller, theFirst } from './Caller.ts'
import type { Busy, Client, Row } from './Caller.ts'
import { publish } from './content.ts'
import { deal, move, topUp } from './deal.ts'
import { signInGuardian } from './guardian.ts'
import { integrate } from './integrations.ts'
import { writeLetters } from './letters.ts'
import { monitor, untilWritten } from './monitor.ts'
import { openOffice } from './office.ts'
import { removeData } from './privacy.ts'
import { saveView } from './savedView.ts'
import { setSecondFactorUp } from './secondFactor.ts'
import { storeFiles } from './uploads.ts'

/** Nine children of one hospital and one of another. */
const register = async (admin: Caller): Promise<readonly Row[]> => {
  const [own, other] = await admin.rows('api/hospital?kind=hospital&deleted=false&size=2')
  const patients: Row[] = []
  for (let n = 0; n < 10; n += 1) {
    patients.push(
      await admin.send<Row>('POST api/users', {
        name: `周小${'甲乙丙丁戊己庚辛壬癸'[n]!}`,
        gender: n % 2 ? 'male' : 'female',
        birthday: `201${n}-03-05`,
        mobile: `1870000000${n}`,
        hospital: (n === 9 ? other : own)!.id,
        consentOn: dateIn(new Date()),
        guardianName: '周芳',
        address: '人民路 1 号',
        remark: 'says "hello", twice',
      }),
    )
  }
  return patients
}

/** Two patients get a password; one signs in on a device and trains. */
const train = async ({ host, admin, patients }: Busy): Promise<Client> => {
  const trainee = theFirst(patients, 'patient')
  for (const { id } of patients.slice(0, 2)) await admin.send(`GET api/senAccountAndPassword/${id}`)
  const password = 'train-every-day'
  await host.database.db
    .updateTable('client_credential')
    .set({ password_hash: await hashPassword(password) })
    .where('patient', '=', trainee.id)
    .execute()
  const made = await admin.send<Row>('POST api/device', {
    name: 'Upgrade',
    serial: 'UPGRADE1',
    hospital: trainee['hospital'],
  })
  const { token } = await admin.send<{ token: string }>(`PUT api/device/issue/${made.id}`, {})
  const device = new Caller(host.fetch, token)
  const signedIn = await device.send<{ token: string }>('POST api/device/signIn', {
    account: trainee['account'],
    password,
    clientVersion: '1.2.3',
  })
  // What is used up of a top-up that was never paid for.
  await topUp(admin, trainee.id, { payStatus: 'unpaid' })
  const project = theFirst(await admin.rows('api/project?size=1'), 'project')
  const startedAt = new Date().toISOString()
  await device.send('POST api/gameRecord/batch', {
    sentAt: startedAt,
    clientVersion: '1.2.3',
    records: [
      { uuid: randomUUID(), patient: trainee.id, project: project.id, startedAt, minutes: 5, score: 10, level: 1 },
    ],
  })
  return { device, trainee: new Caller(host.fetch, signedIn.token) }
}

/**
 * A case that takes a number of its organisation, a picture in a patient's record, and a changed and a dismissed pair
 * of patients.
 */
const look = async ({ admin, patients: [child, other] }: Busy): Promise<void> => {
  const doctor = theFirst(
    await admin.rows(`api/doctor?occupation=doctor&hospital=${child!['hospital']}&size=1`),
    'doctor',
  )
  await admin.send('POST api/caseInfo', {
    patient: child!.id,
    examinedOn: dateIn(new Date()),
    doctor: doctor.id,
    nakedRight: '0.4',
    nakedLeft: '0.5',
    correctedRight: '0.5',
    correctedLeft: '0.6',
    amblyopiaTypeRight: 'anisometropic',
    amblyopiaTypeLeft: 'none',
  })
  const { payload, contentType } = await formOf(await withPlace('png'))
  const { key } = await admin.send<{ key: string }>('POST api/upload', payload, { 'Content-Type': contentType })
  const { contact: _contact, ...record } = await admin.send<Row>(`GET api/user/${other!.id}`)
  await admin.send(
    'PUT api/users',
    { id: record.id, version: record['version'], photo: key, remark: 'Comes on foot' },
    { 'Idempotency-Key': randomUUID() },
  )
  await admin.send('PUT api/patient/duplicates/dismiss', {
    newer: Math.max(child!.id, other!.id),
    older: Math.min(child!.id, other!.id),
  })
}

const sheet = (mobile: string): string =>
  [
    '姓名,性别,出生日期,手机号,所属机构,知情同意日期,监护人姓名',
    `陈小雨,女,2018/3/5,${mobile},HOSPITAL,2026/1/2,陈芳`,
  ].join('\r\n')

interface Import {
  readonly job: number
  readonly state: string
  readonly columns: readonly { readonly field: string | null }[]
}

const imports = async ({ host, admin, patients }: Busy): Promise<void> => {
  const { name } = await host.database.db
    .selectFrom('hospital')
    .select('name')
    .where('id', '=', Number(patients[0]!['hospital']))
    .executeTakeFirstOrThrow()
  const settled = async (): Promise<Import> => {
    for (;;) {
      const now = await admin.send<Import>('GET api/users/import')
      if (now.state !== 'checking' && now.state !== 'storing') return now
      await new Promise(setImmediate)
    }
  }
  const checked = async (mobile: string): Promise<Import> => {
    const { payload, contentType } = await formOf(sheet(mobile).replace('HOSPITAL', name), {
      filename: 'x.csv',
      type: 'text/csv',
    })
    const { job, columns } = await admin.send<Import>('POST api/users/import', payload, { 'Content-Type': contentType })
    await admin.send(`POST api/users/import/${job}/check`, { columns: columns.map(({ field }) => field) })
    return settled()
  }
  const { job } = await checked('13900000001')
  await admin.send(`POST api/users/import/${job}/store`)
  await settled()
  await checked('13900000002')
}

/**
 * Settings with secrets, a failed sign-in, a code to a phone that nobody has and one to an operator's, and a job that
 * ran.
 */
const service = async ({ host, admin }: Busy): Promise<void> => {
  await admin.confirmed('configSetting.update', 'PUT api/configSetting', {
    mailOn: true,
    smtpHost: 'mail.example.com',
    smtpUser: 'office',
    smtpPassword: 'secret-1',
    mailFrom: 'office@example.com',
    smsOn: true,
    smsUrl: 'https://sms.example.com/send',
  })
  await admin.send('PUT api/baseSetting', {
    contactName: 'Wang Fang',
    contactPhone: '010-88888888',
    contactEmail: 'office@example.com',
  })
  const stranger = new Caller(host.fetch)
  await stranger.send('POST auth/login', { username: 'admin', password: 'not this one' })
  const {
    rows: [operator],
  } = await sql<{
    phone: string
  }>`select phone from operator where phone is not null and not deleted order by id limit 1`.execute(host.database.db)
  await stranger.send('POST api/code/phone', { phone: operator?.phone ?? '13900000000' })
  const timing = theFirst(await admin.rows('api/timing'), 'job')
  await admin.send(`PUT api/timing/runNow/${timing.id}`, {})
}

/** Everything, in an order in which nothing takes away what is needed later. */
const happen = async (busy: Busy): Promise<void> => {
  const client = await train(busy)
  await deal(busy)
  await move(busy)
  await look(busy)
  await imports(busy)
  await service(busy)
  await monitor(busy)
  await publish(busy, client)
  await writeLetters(busy, client)
  await setSecondFactorUp(busy)
  await integrate(busy)
  await saveView(busy)
  await storeFiles(busy)
  await signInGuardian(busy)
  await removeData(busy)
}

/**
 * A host with the sample on which everything that leaves a row has happened at least once, by the product's own calls:
 * what a backup for the tests of later versions is made of.
 */
export const openBusyHost = async (): Promise<Host> => {
  const host = await openHost(theFirst(engines, 'database'))
  await claimSecretKey(host.database, createCipher(Buffer.alloc(32, 7)))
  const office = await openOffice(host)
  const admin = new Caller(host.fetch, await host.signIn('admin'))
  await happen({ host, office, admin, patients: await register(admin) })
  await office.leave()
  await untilWritten(host)
  return host
}
