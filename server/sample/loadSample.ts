import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import { registry } from '../../resources/index.ts'
import type { Database } from '../platform/database/Database.ts'
import type { Tables } from '../platform/database/tables.ts'
import { hashPassword } from '../platform/session/passwords.ts'
import { bulkLoad, bulkTable } from './bulkLoad.ts'
import type { BulkTable } from './bulkLoad.ts'
import { cardBatches, cards, cardTypes, sellCards } from './cards.ts'
import { casesOf, courses, recordsOf } from './cases.ts'
import type { TreatedPatient } from './cases.ts'
import { releases } from './clientSoftware.ts'
import { comments } from './comments.ts'
import { dataRequests } from './dataRequests.ts'
import { devices } from './devices.ts'
import { serials, serialSeries } from './serials.ts'
import { followUps } from './followUps.ts'
import { gameRecords } from './gameRecords.ts'
import type { Planned } from './gameRecords.ts'
import { knowledgeOf, newsOf } from './content/articles.ts'
import { helpItems, notices, userHelpItems } from './content/help.ts'
import { letters } from './content/letters.ts'
import { loadDeliveries } from './deliveries.ts'
import { updates, versions } from './content/releases.ts'
import { stories } from './content/stories.ts'
import { animations, banners, partnersOf } from './content/shownInClients.ts'
import { games } from './games.ts'
import { markSample } from '../platform/session/isSample.ts'
import { operators } from './operators.ts'
import { clinics, organisations } from './organisations.ts'
import { grayReleases } from './grayPublish.ts'
import { patients } from './patients.ts'
import { library } from './pictureLibrary.ts'
import type { Patient } from './patients.ts'
import { plans } from './plans.ts'
import type { Plan, PlannedPatient } from './plans.ts'
import { hospitalPrices, prices, purchasePrices } from './prices.ts'
import { planTemplates, projects, projectTypes } from './projects.ts'
import { loadReads } from './reads.ts'
import { apiTokens } from './apiTokens.ts'
import { removalRows } from './removals.ts'
import { eventRows } from '../integrations/eventRows.ts'
import { webhookDeliveries, webhooks } from './webhooks.ts'
import { reportSubscriptions } from './reportSubscriptions.ts'
import { signIns } from './signIns.ts'
import { samplePassword } from '../platform/session/samplePassword.ts'
import { staff } from './staff.ts'
import type { TimesPatient } from './times/history.ts'
import { refundLimit } from './times/refundRows.ts'
import { isTold } from './trainingDays.ts'
import type { TrainedPatient } from './trainingDays.ts'
import { Times } from './times/Times.ts'
import { wxBindings, wxUsers } from './wxUsers.ts'
import type { GuardedPatient } from './wxUsers.ts'

export { sampleAccounts } from './operators.ts'
export { samplePassword } from '../platform/session/samplePassword.ts'

export interface SampleOptions {
  /** How many patients; the rest of the sample is the same for any number. */
  readonly patients: number
  /** Calendar date (YYYY-MM-DD) at which the four years of history end. */
  readonly today: string
  /** Of how many patients training is told; of a large sample of some alone where nothing is said. */
  readonly told?: number
}

/**
 * Fills a seeded database that has no organisations yet with the sample, all or nothing, and marks it as one. The same
 * date and number give the same sample. Throws where there are organisations, or where the seed's roles are missing.
 */
export const loadSample = async (database: Database, options: SampleOptions): Promise<void> => {
  const hash = await hashPassword(samplePassword)
  const tables = await database.db.transaction().execute(async transaction => {
    await refuseFilled(transaction)
    if (database.kind === 'server') await sql`set local maintenance_work_mem = '512MB'`.execute(transaction)
    await sql`set local statement_timeout = 0`.execute(transaction)
    const loaded = await loadTables(transaction, options, hash)
    await markSample(transaction)
    return loaded
  })
  // Fresh statistics and a map of all-visible pages, so that the first lists are planned as later ones are; two at a
  // time where there are several sessions.
  const names = [...tables.map(({ table }) => table), 'total'].map(table => `"${table}"`)
  await Promise.all(
    [0, 1].map(half => database.execScript(`vacuum (analyze) ${names.filter((_, at) => at % 2 === half).join(', ')}`)),
  )
}

/** Makes a table of a resource's records. */
export type TableOf = (name: string, records: Iterable<object>) => BulkTable

/**
 * The tables of the sample in the order in which they refer to one another; `of` makes one of each resource's records,
 * and is asked for them in that order. `roleIds` gives the id of each role by its key.
 */
export const sampleTables = (
  { patients: count, today, told }: SampleOptions,
  roleIds: ReadonlyMap<string, number>,
  of: TableOf,
) => {
  const accounts = operators(roleIds, today)
  const members = staff(accounts, today)
  // Kept of the patients, for the tables after theirs.
  const noted: NotedPatient[] = []
  const planned: Planned = new Map()
  const times = new Times(noted, members, accounts, today)
  const tables = [
    of('hospital', organisations(today)),
    of('notice', notices(today)),
    of('help', helpItems(today)),
    of('userHelp', userHelpItems(today)),
    of('operator', accounts),
    of('doctor', members),
    of('projectType', projectTypes(today)),
    of('project', projects(today)),
    of('game', games(today)),
    of('picture', library(today)),
    of('news', newsOf(today)),
    of('knowledge', knowledgeOf(today)),
    of('banner', banners(today)),
    of('caseSuccess', stories(today)),
    of('partner', partnersOf(today)),
    of('animation', animations(today)),
    of('updateInfo', updates(today)),
    of('versionInfo', versions(today)),
    of('clientSoftware', releases(today)),
    of('grayPublish', grayReleases(today)),
    of('price', prices(today)),
    of('hospitalPrice', hospitalPrices(today)),
    of('purchasePrice', purchasePrices(today)),
    of('planTemplate', planTemplates(clinics[0]!.id, today)),
    of(
      'patient',
      noting(patients(count, members, accounts, today), id => isTold(id, count, told), noted),
    ),
    of('treatmentPlan', notingPlans(plans(noted, accounts, today), noted, planned)),
    // Drawn twice rather than kept: the same courses each time, however many there are.
    of('case', casesOf(courses(noted, today))),
    of('caseRecord', recordsOf(courses(noted, today))),
    ...times.tables(of),
    of('applicationMail', letters(today)),
    of('device', devices(today)),
    of('serialSeries', serialSeries(today)),
    of('serial', serials(today)),
    of('cardType', cardTypes(today)),
    of('cardBatch', cardBatches(today)),
    of('card', cards(today)),
    of('followUp', followUps(noted, accounts, today)),
    of('comment', comments(noted, accounts, today)),
    of(
      'dataRequest',
      dataRequests(noted, patient => times.isSettled(patient), accounts, today),
    ),
    of('removal', removalRows(today)),
    of('reportSubscription', reportSubscriptions(accounts, today)),
    of('apiToken', apiTokens(accounts, today)),
    of('webhook', webhooks(accounts, today)),
    of('webhookDelivery', webhookDeliveries(webhooks(accounts, today), today)),
    of('gameRecord', gameRecords(noted, planned, today)),
    of('wxUser', wxUsers(noted, accounts, today)),
    of('wxBinding', wxBindings(noted, accounts, today)),
  ]
  return { tables, accounts, noted }
}

const loadTables = async (
  transaction: Transaction<Tables>,
  options: SampleOptions,
  hash: string,
): Promise<readonly BulkTable[]> => {
  const { today } = options
  const { tables, accounts, noted } = sampleTables(options, await roleIds(transaction), (name, records) =>
    bulkTable(registry[name]!, records),
  )
  await bulkLoad(transaction, [...tables, ...signIns(noted, today, hash)])
  await transaction
    .insertInto('credential')
    .values(accounts.map(({ id, createdAt }) => ({ operator: id, password_hash: hash, changed_at: createdAt })))
    .execute()
  await transaction
    .insertInto('confirmed_mailbox')
    .values(
      accounts.flatMap(({ id, email, createdAt }) => (email ? [{ operator: id, email, confirmed_at: createdAt }] : [])),
    )
    .execute()
  await transaction
    .insertInto('upload')
    .values(
      library(today).map(({ picture, bytes, createdAt }) => ({
        key: picture!,
        operator: 1,
        size: bytes,
        created_at: createdAt,
        shared: true,
      })),
    )
    .execute()
  await transaction.updateTable('config_setting').set({ refund_limit: refundLimit }).execute()
  await transaction
    .insertInto('webhook_event')
    .values(webhooks(accounts, today).flatMap(({ id, events }) => eventRows(id, events)))
    .execute()
  await loadReads(transaction, today)
  await loadDeliveries(transaction, today)
  await sellCards(transaction, today)
  return tables
}

type NotedPatient = PlannedPatient & TimesPatient & TreatedPatient & TrainedPatient & GuardedPatient

/** Hands the patients on and notes of each what the tables after theirs need. */
function* noting(
  all: Iterable<Patient>,
  isTrainingTold: (id: number) => boolean,
  noted: NotedPatient[],
): Generator<Patient> {
  for (const patient of all) {
    const {
      id,
      account,
      hospital,
      type,
      origin,
      validFrom,
      validUntil,
      activation,
      access,
      times,
      deleted,
      createdAt,
      createdBy,
      updatedAt,
      doctor,
      nurse,
      trainer,
      gender,
      birthday,
      guardianMobile,
    } = patient
    noted.push({
      id,
      account,
      hospital,
      type,
      origin,
      validFrom,
      validUntil,
      activation,
      access,
      times,
      deleted,
      createdAt,
      createdBy,
      updatedAt,
      doctor,
      nurse,
      trainer,
      gender,
      birthday,
      guardianMobile,
      isTold: isTrainingTold(id),
    })
    yield patient
  }
}

/** Hands the plans on and notes those that somebody trains by. */
function* notingPlans(all: Iterable<Plan>, noted: readonly NotedPatient[], planned: Planned): Generator<Plan> {
  for (const plan of all) {
    if (noted[plan.patient - 1]!.isTold) planned.set(plan.patient, [...(planned.get(plan.patient) ?? []), plan])
    yield plan
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
