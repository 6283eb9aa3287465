import { yuan } from '../../../domain/yuan.ts'
import type { AskedRemoval } from '../../../resources/core/lifecycle.ts'
import { labelName } from '../../../resources/core/label.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { allows } from '../../../resources/core/permission.ts'
import type { Context } from '../contract.ts'
import { Problem } from '../errors/problem.ts'
import { listed } from '../listed.ts'
import { previewReply, refuseChanged } from '../preview.ts'
import type { PartialEffect, PreviewReply } from '../preview.ts'
import { settingValues } from '../readSetting.ts'
import { all, Statement } from '../statement.ts'
import { countReferring, subjectOf } from './count.ts'
import type { Counted } from './count.ts'
import { refersTo, tableOf } from './References.ts'
import type { RecordReference } from './References.ts'
import type { Removed } from './steps.ts'

/** A record that is about to be deleted. */
export type Removable = { readonly id: number } & Readonly<Record<string, unknown>>

const shown = 5

/** A few of the records that refer to one, by name, where the caller may list them, and of these those in reach. */
const namesOf = async ({ reference, count }: Counted, id: number, context: Context): Promise<readonly string[]> => {
  const { resource, model } = reference
  if (!context.operator || !allows(context.operator.permissions, `${resource.name}:list`)) return ['…']
  const statement = new Statement()
  const found = await statement.run<{ name: string | null }>(
    context.db,
    `select ${context.called(resource.name, 't')} as name from ${tableOf(reference)} t
    where ${all([
      refersTo(reference, 't', statement.bind(id)),
      ...(model.isLogical ? ['not t."deleted"'] : []),
      ...context.reach(resource.name, statement, 't'),
    ])} order by t."id" limit ${shown}`,
  )
  const names = found.flatMap(({ name }) => name ?? [])
  return names.length < count ? [...names, '…'] : names
}

/** Live records that refer to the one, each kind in words of its own where the resource has some. */
const tellRecords = async (
  references: readonly RecordReference[],
  id: number,
  own: readonly string[],
  context: Context,
): Promise<PartialEffect[]> => {
  const effects: PartialEffect[] = []
  for (const { reference, count } of await countReferring(references, id, context, { live: true })) {
    const { name } = reference.resource
    const names = [...(await namesOf({ reference, count }, id, context))]
    effects.push(
      own.includes(name)
        ? { effect: name, count, names }
        : { effect: 'records', subject: subjectOf(reference), count, names },
    )
  }
  return effects
}

const inOrder = (effects: readonly PartialEffect[], order: readonly string[]): PartialEffect[] => {
  const placeOf = ({ effect }: PartialEffect): number => (order.includes(effect) ? order.indexOf(effect) : order.length)
  return [...effects].sort((one, other) => placeOf(one) - placeOf(other))
}

/** What all that refers to a record makes of its deletion. */
const tellRemoval = async (
  resource: AnyResource,
  { effects: order }: AskedRemoval,
  removed: Removed,
  context: Context,
): Promise<PreviewReply> => {
  const { records, tables } = context.references(resource)
  const steps = [
    ...records.flatMap(({ steps: { remove } }) => remove ?? []),
    ...tables.flatMap(({ on: { remove } }) => (typeof remove === 'object' ? [remove] : [])),
  ]
  const effects = await tellRecords(
    records.filter(({ on }) => on.remove === 'ask'),
    removed.id,
    order,
    context,
  )
  for (const { preview } of steps) effects.push(...(await preview(removed, context)))
  return previewReply(inOrder(effects, order), [removed.id])
}

/** What is held, in words. */
const inWords = ({ name }: AnyResource, { effects }: PreviewReply, { t, language }: Context): string =>
  effects
    .map(({ effect, subject, count, amount, names }) =>
      t(`resources.${name}.effects.remove.${effect}`, {
        subject: subject === null ? '' : t(subject, { smart_count: count ?? 1 }),
        count: count ?? 0,
        smart_count: count ?? 1,
        amount: `¥${yuan(amount ?? 0)}`,
        names: listed(language, names ?? []),
      }),
    )
    .join('; ')

/** 409 with what stands in the way, in words and as effects. */
const held = (
  code: 'removalAsks' | 'removalRefused',
  resource: AnyResource,
  told: PreviewReply,
  context: Context,
): Problem =>
  new Problem(409, code, { parameters: { held: inWords(resource, told, context) }, details: { effects: told.effects } })

/** What refuses the deletion, in words: kinds of records, and a few by name where the caller may list them. */
const usersOf = async (users: readonly Counted[], id: number, context: Context): Promise<string> => {
  const told: string[] = []
  for (const { reference, count } of users) {
    const names = await namesOf({ reference, count }, id, context)
    const parameters = { count, subject: context.t(subjectOf(reference), { smart_count: count }) }
    told.push(
      names.length === 0 || names[0] === '…'
        ? context.t('errors.userUnnamed', parameters)
        : context.t('errors.user', { ...parameters, names: listed(context.language, names) }),
    )
  }
  return listed(context.language, told)
}

/** Throws 409 while there are live records that refuse the deletion of what they refer to. */
const refuseReferred = async (resource: AnyResource, id: number, context: Context): Promise<void> => {
  const refusing = context.references(resource).records.filter(({ on }) => on.remove === 'refuse')
  const users = await countReferring(refusing, id, context, { live: true })
  if (users.length > 0) throw new Problem(409, 'inUseBy', { parameters: { users: await usersOf(users, id, context) } })
}

const isRefused = async (setting: string, { db }: Context): Promise<boolean> =>
  (await settingValues(db, [setting])).get(setting) === 'refuse'

/**
 * What a record still holds that is about to be deleted. Throws 409 where its references or the settings refuse that it
 * is.
 */
export const previewRemoval = async (
  resource: AnyResource,
  record: Removable,
  context: Context,
): Promise<PreviewReply> => {
  await refuseReferred(resource, record.id, context)
  const asked = resource.lifecycle?.remove
  if (typeof asked !== 'object') return previewReply([], [record.id])
  const told = await tellRemoval(
    resource,
    asked,
    { id: record.id, label: String(record[labelName(resource)] ?? '') },
    context,
  )
  if (told.effects.length > 0 && (await isRefused(asked.setting, context)))
    throw held('removalRefused', resource, told, context)
  return told
}

/**
 * Throws 409 where references or settings refuse the deletion, or what is held was not shown, or is not what was seen.
 * The record must be locked.
 */
export const guardRemoval = async (
  resource: AnyResource,
  record: Removable,
  previewToken: unknown,
  context: Context,
): Promise<void> => {
  const told = await previewRemoval(resource, record, context)
  if (typeof previewToken === 'string') refuseChanged(previewToken, told)
  else if (told.effects.length > 0) throw held('removalAsks', resource, told, context)
}
