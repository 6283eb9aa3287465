import { isStored } from '../../../resources/core/fields.ts'
import { isTimed, keepOf } from '../../../resources/core/retention.ts'
import { modelOf } from '../model.ts'
import type { Registry } from '../model.ts'
import type { Context } from '../contract.ts'
import { tableName } from '../migrations/schemaNames.ts'
import { tableOf } from '../referential/References.ts'
import { quoted, Statement } from '../statement.ts'
import { planErasure } from '../subject/planErasure.ts'
import type { ErasurePlan, Erasing } from '../subject/planErasure.ts'
import type { RetainedKind } from './RetainedKind.ts'

/** Those who may be erased, and how that is done once they are kept no longer. */
export interface RetainedSubject extends Omit<Erasing, 'id'> {
  /** A condition on a row `t` that there is somebody of whom anything is left. */
  readonly isThere: string
  /** Whether something has to be settled first, or something that is no record says that they were here since a day. */
  readonly isHeld: (plan: ErasurePlan, before: string, context: Context) => Promise<boolean>
  readonly erase: (id: number, context: Context) => Promise<void>
}

/** Persons of one transaction, of one look, and of one announcement. */
const batch = 10
const look = 200
const mostOfOneRun = 1000

/** When a row was written last, by its stamp and the day that a law counts from. */
const isNewer = (alias: string, seal: string | null, before: string, zone: string): string =>
  `(${alias}."updated_at" >= (${before}::date)::timestamp at time zone ${zone}::text${seal === null ? '' : ` or ${alias}.${seal} >= ${before}::date`})`

const sealOf = (registry: Registry, name: string): string | null => {
  const { erasure } = registry[name]!
  return typeof erasure === 'object' ? modelOf(registry[name]!).column(erasure.seal) : null
}

/** Those of whom nothing was written since, as far as what refers to them says, by ascending id. */
const candidates = async (
  registry: Registry,
  { target, isThere }: RetainedSubject,
  before: string,
  after: number,
  context: Context,
): Promise<readonly number[]> => {
  const resource = registry[target]!
  const { retention } = resource
  if (!isTimed(retention)) return []
  const statement = new Statement()
  const [day, zone, from] = [statement.bind(before), statement.bind(context.timeZone), statement.bind(after)]
  const written = context
    .references(resource)
    .records.filter(({ isMany, resource: { name } }) => !isMany && name !== target)
    .map(
      reference =>
        ` and not exists (select from ${tableOf(reference)} r where r.${reference.column} = t."id" and ${isNewer('r', sealOf(registry, reference.resource.name), day, zone)})`,
    )
  const rows = await statement.run<{ id: number }>(
    context.db,
    `select t."id" from ${quoted(tableName(resource))} t
    where t."id" > ${from}::integer and ${isThere} and t.${modelOf(resource).column(retention.since)} < (${day}::date)::timestamp at time zone ${zone}::text${written.join('')} order by t."id" limit ${look}`,
  )
  return rows.map(({ id }) => id)
}

/** Whether anything of all that an erasure would find is of that day or later. */
const isWritten = async (
  registry: Registry,
  { found }: ErasurePlan,
  before: string,
  context: Context,
): Promise<boolean> => {
  for (const [name, ids] of found) {
    if (!isStored(registry[name]!)) continue
    const statement = new Statement()
    const condition = isNewer('t', sealOf(registry, name), statement.bind(before), statement.bind(context.timeZone))
    const [row] = await statement.run(
      context.db,
      `select 1 from ${modelOf(registry[name]!).table} t where t."id" = any(${statement.bind([...ids])}::integer[]) and ${condition} limit 1`,
    )
    if (row !== undefined) return true
  }
  return false
}

/** Calls for each who is kept no longer, with nothing to settle, until it answers that it is enough. */
const each = async (
  registry: Registry,
  subject: RetainedSubject,
  before: string,
  context: Context,
  take: (id: number) => Promise<boolean>,
): Promise<void> => {
  let after = 0
  for (
    let found = await candidates(registry, subject, before, after, context);
    found.length > 0;
    found = await candidates(registry, subject, before, after, context)
  ) {
    for (const id of found) {
      after = id
      const plan = await planErasure(registry, { ...subject, id }, context)
      if ((await isWritten(registry, plan, before, context)) || (await subject.isHeld(plan, before, context))) continue
      if (!(await take(id))) return
    }
    if (found.length < look) return
  }
}

/** Those who may be erased as what grows old: the time of each begins anew with whatever is written of them. */
export const subjectKind = (registry: Registry, subject: RetainedSubject): RetainedKind => {
  const { name, retention } = registry[subject.target]!
  if (!isTimed(retention)) throw new TypeError(`${name} does not say how long it is kept`)
  return {
    name,
    keep: keepOf(retention),
    batch,
    async count(before, context) {
      let count = 0
      await each(registry, subject, before, context, async () => {
        count += 1
        return count < mostOfOneRun
      })
      return count
    },
    async remove(before, most, context) {
      const found: number[] = []
      await each(registry, subject, before, context, async id => {
        found.push(id)
        return found.length < most
      })
      for (const id of found) await subject.erase(id, context)
      return found.length
    },
  }
}
