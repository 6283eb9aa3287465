import baseSetting from './baseSetting.ts'
import configSetting from './configSetting.ts'
import dict from './dict.ts'
import dictGroup from './dictGroup.ts'
import message from './message.ts'
import savedView from './savedView.ts'
import securityEvent from './securityEvent.ts'
import siteSetting from './siteSetting.ts'
import timing from './timing.ts'
import timingLog from './timingLog.ts'
import upload from './upload.ts'
import type { CapabilityTexts } from '../../ResourceTexts.ts'

/** The texts of this capability's resources. */
export default { dictGroup, dict, message, timing, timingLog, securityEvent, baseSetting, siteSetting, configSetting, savedView, upload } satisfies CapabilityTexts<'system'>
