import { emptiedFields, staysNameless } from '../../../resources/core/erasure.ts'
import { isAlways, isPersonal } from '../../../resources/core/fields.ts'
import type { Field } from '../../../resources/core/field.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { labelParts } from '../../../resources/core/label.ts'
import { isDay, isReference, typeOf } from '../../../resources/core/typeOf.ts'
import type { Context } from '../contract.ts'
import { keepAnew, keptFrom } from '../keptColumns.ts'
import { later } from '../lifetime.ts'
import { modelOf, Models } from '../model.ts'
import type { Registry } from '../model.ts'
import { quoted, Statement } from '../statement.ts'
import { uploadLifetime } from '../usableUploads.ts'
import { clearResidues } from './clearResidues.ts'
import type { Identity } from './clearResidues.ts'
import { clearTables } from './clearTables.ts'
import type { ErasurePlan, Erasing } from './planErasure.ts'
import { readRecords } from './readRecords.ts'
import type { SubjectLink } from './sources.ts'
import './tables.ts'

/** Where a sealed copy is kept. */
export const sealedPlace = 'sealed_record.content'

/**
 * Texts that tell who the one is that is erased: those of the record itself that are personal. What it is called by, and
 * what is unique or masked, tells it alone; an address or the name of a mother is that of others too.
 */
const identityOf = async (
  registry: Registry,
  target: string,
  { found }: ErasurePlan,
  { db }: Context,
): Promise<Identity> => {
  const model = modelOf(registry[target]!)
  const fields = emptiedFields(model.resource).filter(([, field]) => isPersonal(field) && !isDay(field))
  const statement = new Statement()
  const rows = await statement.run<Readonly<Record<string, unknown>>>(
    db,
    `select ${fields.map(([name]) => `t.${model.column(name)} as ${quoted(name)}`).join(', ')} from ${model.table} t where t."id" = any(${statement.bind([...found.get(target)!])}::integer[])`,
  )
  const textsOf = (some: typeof fields): string[] => [
    ...new Set(
      rows
        .flatMap(row => some.map(([name]) => row[name]))
        .filter((value): value is string => typeof value === 'string' && value.length > 1),
    ),
  ]
  return {
    texts: textsOf(fields),
    telling: textsOf(
      fields.filter(
        ([name, { mask, unique }]) => labelParts(model.resource).includes(name) || mask !== undefined || unique,
      ),
    ),
  }
}

/** Keeps sealed copies of what a law has kept, each with the record of whom it is about. */
const seal = async (
  registry: Registry,
  target: string,
  { found, sealedUntil }: ErasurePlan,
  request: string,
  context: Context,
): Promise<void> => {
  if (sealedUntil === null) return
  const models = new Models(registry)
  const about = await readRecords(models, target, found, context)
  for (const [resource, ids] of found) {
    if (typeof registry[resource]!.erasure !== 'object') continue
    const records = await readRecords(models, resource, found, context)
    const content = context.cipher.seal(JSON.stringify({ [target]: about, [resource]: records }), sealedPlace)
    await context.db
      .insertInto('sealed_record')
      .values({
        request,
        resource,
        records: ids.size,
        until: sealedUntil,
        sealed_at: context.now.toISOString(),
        content,
      })
      .execute()
  }
}

/** Resources in an order in which their records can be removed: whatever refers to others comes before these. */
const inOrder = (registry: Registry, names: readonly string[], links: readonly SubjectLink[]): readonly string[] => {
  const ordered = new Set<string>()
  const met = new Set<string>()
  const visit = (name: string): void => {
    if (met.has(name)) return
    met.add(name)
    for (const other of names) {
      const refers = Object.values(registry[other]!.fields).some(field => isReference(field) && field.to === name)
      if (refers || links.some(link => link.resource === other && link.of === name)) visit(other)
    }
    ordered.add(name)
  }
  for (const name of names) visit(name)
  return [...ordered]
}

/** Records that name several do without the one. */
const leaveLists = async (registry: Registry, { found }: ErasurePlan, context: Context): Promise<void> => {
  for (const [name, ids] of found) {
    for (const { model, column } of context.references(registry[name]!).records.filter(({ isMany }) => isMany)) {
      const statement = new Statement()
      const gone = `${statement.bind([...ids])}::integer[]`
      await statement.run(
        context.db,
        `update ${model.table} t set ${column} = array(select one from unnest(t.${column}) with ordinality n (one, at) where not one = any(${gone}) order by at), "version" = t."version" + 1 where t.${column} && ${gone}`,
      )
    }
  }
}

const remove = async (
  registry: Registry,
  { found }: ErasurePlan,
  links: readonly SubjectLink[],
  { db }: Context,
): Promise<void> => {
  for (const name of inOrder(
    registry,
    [...found.keys()].filter(one => !staysNameless(registry[one]!)),
    links,
  )) {
    const statement = new Statement()
    await statement.run(
      db,
      `delete from ${modelOf(registry[name]!).table} where "id" = any(${statement.bind([...found.get(name)!])}::integer[])`,
    )
  }
}

/**
 * What takes the place of a value: nothing; where there has to be one, the number under which it was erased; of a day
 * its year.
 */
const emptied = (field: Field, column: string, request: string): string => {
  if (isDay(field)) return `date_trunc('year', t.${column})::date`
  if (!isAlways(field)) return 'null'
  return typeOf(field).text === undefined ? `t.${column}` : request
}

const readAnew = async (resource: AnyResource, ids: readonly number[], { db }: Context): Promise<void> => {
  const from = keptFrom(resource)
  if (from.length === 0) return
  const model = modelOf(resource)
  const reading = new Statement()
  await keepAnew(
    db,
    resource,
    await reading.run<{ readonly id: number; readonly [name: string]: unknown }>(
      db,
      `select t."id", ${from.map(name => `t.${model.column(name)} as ${quoted(name)}`).join(', ')} from ${model.table} t where t."id" = any(${reading.bind(ids)}::integer[])`,
    ),
  )
}

const makeNameless = async (
  registry: Registry,
  { found }: ErasurePlan,
  request: string,
  context: Context,
): Promise<void> => {
  for (const [name, ids] of found) {
    const resource = registry[name]!
    const fields = emptiedFields(resource)
    if (!staysNameless(resource) || fields.length === 0) continue
    const model = modelOf(resource)
    const statement = new Statement()
    const bound = statement.bind([...ids])
    const number = `${statement.bind(request)}::text`
    const values = fields.map(
      ([field, declared]) => `${model.column(field)} = ${emptied(declared, model.column(field), number)}`,
    )
    await statement.run(
      context.db,
      `update ${model.table} t set ${values.join(', ')}, "version" = t."version" + 1 where t."id" = any(${bound}::integer[]) and ${number} is not null`,
    )
    await readAnew(resource, [...ids], context)
  }
}

/**
 * Files that nobody holds any more: at once, and where the storage cannot be reached by the job that removes what is
 * unused.
 */
const removeFiles = async (
  { files }: ErasurePlan,
  { db, now, files: { storage }, afterCommit }: Context,
): Promise<void> => {
  if (files.length === 0) return
  await db
    .updateTable('upload')
    .set({ name: null, created_at: later(now, -2 * uploadLifetime).toISOString() })
    .where('key', 'in', files)
    .execute()
  afterCommit(async () => {
    for (const key of files) await storage.remove(key)
  })
}

/**
 * Erases all that is kept of somebody, as the descriptors say: removes it, makes nameless what stays, and seals what a
 * law has kept. What is nameless goes by the number of the request. The record must be locked, and the plan made since.
 */
export const eraseSubject = async (
  registry: Registry,
  { target, sources }: Erasing,
  plan: ErasurePlan,
  request: string,
  context: Context,
): Promise<void> => {
  const identity = await identityOf(registry, target, plan, context)
  await seal(registry, target, plan, request, context)
  await leaveLists(registry, plan, context)
  // What the database itself keeps of former values goes with the rest.
  await makeNameless(registry, plan, request, context)
  await clearTables(plan.tables, context)
  await remove(registry, plan, [...(sources.links ?? []), ...(sources.companions ?? [])], context)
  await clearResidues(identity, request, context)
  await removeFiles(plan, context)
}
