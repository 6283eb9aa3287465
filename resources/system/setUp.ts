import { ownStep } from '../core/setUp.ts'
import type { SetUpSteps } from '../core/setUp.ts'

/** Whose days count, how people are reached, and that nothing is lost. */
export const setUp = {
  timeZone: ownStep({ may: 'baseSetting:update', required: true, asItIs: true, to: '/globalSetting?tab=base' }),
  sms: ownStep({ may: 'configSetting:update', to: '/globalSetting?tab=config' }),
  mail: ownStep({ may: 'configSetting:update', to: '/globalSetting?tab=config' }),
  publicUrl: ownStep({ may: 'configSetting:update' }),
  backup: ownStep({ may: 'configSetting:update' }),
} as const satisfies SetUpSteps
