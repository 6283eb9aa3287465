import type { Capability } from '../core/capability.ts'
import { alipaySetting } from './alipaySetting.ts'
import { baseSetting } from './baseSetting.ts'
import { configSetting } from './configSetting.ts'
import { dict } from './dict.ts'
import { dictGroup } from './dictGroup.ts'
import { home } from './home.ts'
import { message } from './message.ts'
import { retentionSetting } from './retentionSetting.ts'
import { savedView } from './savedView.ts'
import { securityEvent } from './securityEvent.ts'
import { serial } from './serial.ts'
import { serialSeries } from './serialSeries.ts'
import { setUp } from './setUp.ts'
import { siteSetting } from './siteSetting.ts'
import { storageSetting } from './storageSetting.ts'
import { timing } from './timing.ts'
import { timingLog } from './timingLog.ts'
import { upload } from './upload.ts'
import { wxSetting } from './wxSetting.ts'

export const system = {
  menu: 'system',
  resources: {
    dictGroup,
    dict,
    message,
    timing,
    timingLog,
    securityEvent,
    baseSetting,
    siteSetting,
    configSetting,
    storageSetting,
    wxSetting,
    alipaySetting,
    retentionSetting,
    savedView,
    serialSeries,
    serial,
  },
  services: { upload },
  pages: {
    globalSetting: { menu: 'system', permission: 'baseSetting:get' },
    serialLabels: { permission: 'serial:list' },
  },
  aliases: {
    sn: 'serial',
    snExample: 'serial',
    sysDict: 'dict',
    sysDictGroup: 'dictGroup',
    msg: 'message',
    'email/config': 'globalSetting',
  },
  home,
  setUp,
} as const satisfies Capability
