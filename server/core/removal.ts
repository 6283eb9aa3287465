import { yuan } from '../../domain/yuan.ts'
import type { Context } from './contract.ts'
import { refuseChanged } from './preview.ts'
import type { PreviewReply } from './preview.ts'
import { Problem } from './errors/problem.ts'
import { readSetting } from './readSetting.ts'

/** Kinds of records that may hold something when they are deleted, each with the setting that says what then, and the texts of what they hold. */
const kinds = {
  patients: { setting: 'removalOfPatients', texts: 'resources.patient.effects.remove' },
  hospitals: { setting: 'removalOfHospitals', texts: 'resources.hospital.effects.remove' },
} as const
type Kind = keyof typeof kinds

/** What is held, in words. */
const inWords = (kind: Kind, { effects }: PreviewReply, { t }: Context): string => effects.map(({ effect, count, amount, names }) => t(`${kinds[kind].texts}.${effect}`, {
  count: count ?? 0, smart_count: count ?? 1, amount: `¥${yuan(amount ?? 0)}`, names: (names ?? []).join(', '),
})).join('; ')

/** 409 with what stands in the way, in words and as effects. */
const held = (code: 'removalAsks' | 'removalRefused', kind: Kind, told: PreviewReply, context: Context): Problem =>
  new Problem(409, code, { parameters: { held: inWords(kind, told, context) }, details: { effects: told.effects } })

/** What a record still holds that is about to be deleted. Throws 409 where the settings refuse that it is. */
export const previewRemoval = async (kind: Kind, tell: () => Promise<PreviewReply>, context: Context): Promise<PreviewReply> => {
  const told = await tell()
  if (told.effects.length > 0 && (await readSetting(context.db, 'configSetting'))[kinds[kind].setting] === 'refuse') throw held('removalRefused', kind, told, context)
  return told
}

/** Throws 409 where something is held and the settings refuse it, or it was not shown, or is not what was seen. The record must be locked. */
export const guardRemoval = async (kind: Kind, tell: () => Promise<PreviewReply>, previewToken: unknown, context: Context): Promise<void> => {
  const told = await previewRemoval(kind, tell, context)
  if (typeof previewToken === 'string') refuseChanged(previewToken, told)
  else if (told.effects.length > 0) throw held('removalAsks', kind, told, context)
}
