import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import { registry } from '../../resources/index.ts'
import type { Database } from '../database/Database.ts'
import type { Tables } from '../database/tables.ts'
import { hashPassword } from '../session/passwords.ts'
import { bulkLoad } from './bulkLoad.ts'
import { casesOf, courses, recordsOf } from './cases.ts'
import { devices } from './devices.ts'
import { gameRecords } from './gameRecords.ts'
import { helpItems, notices, userHelpItems } from './content.ts'
import { games } from './games.ts'
import { markSample } from './isSample.ts'
import { operators } from './operators.ts'
import { clinics, organisations } from './organisations.ts'
import { patients } from './patients.ts'
import type { Patient } from './patients.ts'
import { plans } from './plans.ts'
import type { PlannedPatient } from './plans.ts'
import { hospitalPrices, prices } from './prices.ts'
import { planTemplates, projects, projectTypes } from './projects.ts'
import { loadReads } from './reads.ts'
import { rowsOf } from './rows.ts'
import { staff } from './staff.ts'
import type { TimesPatient } from './times/history.ts'
import { loadTimes } from './times/loadTimes.ts'

export { sampleAccounts } from './operators.ts'

/** The password of every account of the sample, which the sign-in page tells; no other database accepts it. */
export const samplePassword = 'vision-demo'

export interface SampleOptions {
  /** How many patients; the rest of the sample is the same for any number. */
  readonly patients: number
  /** Calendar date (YYYY-MM-DD) at which the four years of history end. */
  readonly today: string
}

/**
 * Fills a seeded database that has no organisations yet with the sample, all or nothing, and marks it as one. The same date
 * and number give the same sample. Throws where there are organisations, or where the seed's roles are missing.
 */
export const loadSample = async (database: Database, options: SampleOptions): Promise<void> => {
  const hash = await hashPassword(samplePassword)
  await database.db.transaction().execute(async transaction => {
    await refuseFilled(transaction)
    if (database.kind === 'server') await sql`set local maintenance_work_mem = '512MB'`.execute(transaction)
    await loadTables(transaction, options, hash)
    await markSample(transaction)
  })
  await sql`select fold_totals()`.execute(database.db)
  // Fresh statistics and a map of all-visible pages, so that the first lists are planned as later ones are.
  await database.execScript('vacuum (analyze) patient')
  await database.execScript('vacuum (analyze) "case"')
  await database.execScript('vacuum (analyze) case_record')
  for (const table of ['recharge', 'recharge_refund', 'refund_request', 'consume_record', 'hospital_recharge', 'times_account', 'times_movement', 'times_entry', 'times_owed']) await database.execScript(`vacuum (analyze) ${table}`)
}

const loadTables = async (transaction: Transaction<Tables>, { patients: count, today }: SampleOptions, hash: string): Promise<void> => {
  const load = async (name: string, records: Iterable<object>): Promise<void> => {
    const resource = registry[name]!
    const { columns, rows } = rowsOf(resource, records)
    await bulkLoad(transaction, resource, columns, rows)
  }
  const accounts = operators(await roleIds(transaction), today)
  const members = staff(accounts, today)
  await load('hospital', organisations(today))
  await load('notice', notices(today))
  await load('help', helpItems(today))
  await load('userHelp', userHelpItems(today))
  await load('operator', accounts)
  await transaction.insertInto('credential')
    .values(accounts.map(({ id, createdAt }) => ({ operator: id, password_hash: hash, changed_at: createdAt }))).execute()
  await load('doctor', members)
  await load('projectType', projectTypes(today))
  await load('project', projects(today))
  await load('game', games(today))
  await load('price', prices(today))
  await load('hospitalPrice', hospitalPrices(today))
  await load('planTemplate', planTemplates(clinics[0]!.id, today))
  const children = () => patients(count, members, accounts, today)
  const planned: NotedPatient[] = []
  await load('patient', noted(children(), planned))
  await load('treatmentPlan', plans(planned, today))
  // Drawn anew for each table rather than kept: the same courses each time, however many there are.
  await load('case', casesOf(courses(children(), today)))
  await load('caseRecord', recordsOf(courses(children(), today)))
  await loadTimes(transaction, planned, today, load)
  await load('device', devices(today))
  await load('gameRecord', gameRecords(planned, today))
  if (count > 0) await sql`select setval('patient_account', ${count}::bigint)`.execute(transaction)
  await loadReads(transaction, today)
}

type NotedPatient = PlannedPatient & TimesPatient

/** Hands the patients on and notes of each what the tables after theirs need. */
function* noted(all: Iterable<Patient>, planned: NotedPatient[]): Generator<Patient> {
  for (const patient of all) {
    const { id, account, hospital, type, validUntil, activation, times, deleted, createdAt, createdBy, doctor } = patient
    planned.push({ id, account, hospital, type, validUntil, activation, times, deleted, createdAt, createdBy, doctor })
    yield patient
  }
}

const refuseFilled = async (transaction: Transaction<Tables>): Promise<void> => {
  const { rows } = await sql`select from hospital union all select from operator limit 1`.execute(transaction)
  if (rows.length > 0) throw new Error('The sample goes only into a database without organisations and operators')
}

const roleIds = async (transaction: Transaction<Tables>): Promise<Map<string, number>> => {
  const rows = await transaction.selectFrom('role').select(['id', 'key']).where('key', 'is not', null).execute()
  return new Map(rows.map(({ id, key }) => [key ?? '', id]))
}
