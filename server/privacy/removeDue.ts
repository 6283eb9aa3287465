import { addDays } from '../../domain/calendar.ts'
import { keptFrom } from '../../domain/legalTimes.ts'
import { removal } from '../../resources/privacy/removal.ts'
import type { Context } from '../core/contract.ts'
import { readSetting, settingValues } from '../core/readSetting.ts'
import type { JobContext, JobOutcome } from '../platform/jobs/JobHandler.ts'
import { retainedKinds } from './retainedKinds.ts'

type Kind = (typeof retainedKinds)[number]
type Transact = JobContext['inTransaction']

/** The day before which everything of a kind is too old, on a day. */
const dueBefore = async ({ keep }: Kind, on: string, { db }: Context): Promise<string> => {
  if (keep === null) return on
  const { unit, setting } = keep
  return keptFrom(on, { unit, of: Number((await settingValues(db, [setting])).get(setting)) })
}

const openOf = ({ name }: Kind, { db }: Context) =>
  db
    .selectFrom('removal')
    .select(['id', 'state', 'before', 'remove_on as removeOn'])
    .where('kind', '=', name)
    .where('state', '!=', 'done')
    .orderBy('id')
    .limit(1)
    .forUpdate()

/**
 * Begins, or goes on with, what was announced for today or before; answers the removal and the day before which it
 * removes.
 */
const begin = async (
  kind: Kind,
  context: Context,
): Promise<{ readonly id: number; readonly before: string } | null> => {
  const open = await openOf(kind, context).executeTakeFirst()
  if (!open || open.removeOn > context.today) return null
  if (open.state === 'announced')
    await context.update(removal, open.id, { state: 'running', startedAt: context.now.toISOString() })
  // What is to be kept for longer since then stays.
  const before = await dueBefore(kind, context.today, context)
  return { id: open.id, before: before < open.before ? before : open.before }
}

/** One batch, and that it is gone, in one transaction; answers how many are left of a whole one: none at the end. */
const removeBatch = async (
  kind: Kind,
  { id, before }: { readonly id: number; readonly before: string },
  context: Context,
): Promise<number> => {
  await context.db.selectFrom('removal').select('id').where('id', '=', id).forUpdate().execute()
  const gone = await kind.remove(before, kind.batch, context)
  if (gone > 0)
    await context.db
      .updateTable('removal')
      .set(({ eb }) => ({ removed: eb('removed', '+', gone) }))
      .where('id', '=', id)
      .execute()
  if (gone < kind.batch) await context.update(removal, id, { state: 'done', endedAt: context.now.toISOString() })
  return gone
}

const carryOut = async (
  kind: Kind,
  { inTransaction, signal }: { readonly inTransaction: Transact; readonly signal: AbortSignal },
): Promise<number> => {
  const begun = await inTransaction(context => begin(kind, context))
  let records = 0
  for (let gone = begun ? kind.batch : 0; begun && gone === kind.batch && !signal.aborted; records += gone)
    gone = await inTransaction(context => removeBatch(kind, begun, context))
  return records
}

/**
 * Announces whatever will be too old in some days, and tells who wants to know; of a kind once it has removed what was
 * announced before.
 */
const announce = async (context: Context): Promise<void> => {
  const settings = await readSetting(context.db, 'retentionSetting')
  const removeOn = addDays(context.today, settings.noticeDays)
  let announced = 0
  for (const kind of retainedKinds) {
    if (await openOf(kind, context).executeTakeFirst()) continue
    const before = await dueBefore(kind, removeOn, context)
    const expected = await kind.count(before, context)
    if (expected === 0) continue
    await context.create(removal, { kind: kind.name, before, removeOn, expected })
    announced += 1
  }
  if (announced > 0)
    await context.notifyOperators(settings.tellTo ?? [], {
      key: 'removalsAnnounced',
      parameters: { on: removeOn, count: announced },
      link: { resource: removal },
    })
}

/**
 * Says beforehand what will have been kept for long enough, and removes it once its day has come: all of before the day
 * that was announced, in batches. Where a host dies another one goes on; done again, it finds nothing more. Answers how
 * many were removed.
 */
export const removeDue = async ({
  inTransaction,
  signal,
}: Pick<JobContext, 'inTransaction' | 'signal'>): Promise<JobOutcome> => {
  let records = 0
  for (const kind of retainedKinds) records += await carryOut(kind, { inTransaction, signal })
  if (!signal.aborted) await inTransaction(announce)
  return { records }
}
