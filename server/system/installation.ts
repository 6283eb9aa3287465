import { baseSetting } from '../../resources/system/baseSetting.ts'
import { siteSetting } from '../../resources/system/siteSetting.ts'
import { implement } from '../core/contract.ts'
import type { Context } from '../core/contract.ts'
import { announceLive } from '../platform/live/announceLive.ts'
import { announceSettingChange } from '../platform/settings/changes.ts'

/** Every host keeps these settings in mind, so that each is told, and then its pages: they ask at once. */
const announced = {
  on: ['update'] as const,
  async after(_action: string, _record: object, context: Context): Promise<void> {
    context.afterCommit(announceSettingChange)
    await announceLive(context, 'site')
  },
}

export const baseSettingImplementation = implement(baseSetting, {}, announced)
export const siteSettingImplementation = implement(siteSetting, {}, announced)
