import type { Implementation } from '../core/contract.ts'
import { configSettingImplementation } from './configSetting.ts'
import { dictImplementation } from './dict.ts'
import { dictGroupImplementation } from './dictGroup.ts'
import { baseSettingImplementation, siteSettingImplementation } from './installation.ts'
import { messageImplementation } from './message.ts'
import { savedViewImplementation } from './savedView.ts'
import { serialSeriesImplementation } from './serialSeries.ts'
import { storageSettingImplementation } from './storageSetting.ts'
import { timingImplementation } from './timing.ts'
import { uploadImplementation } from './upload.ts'
import { alipaySettingImplementation } from './alipaySetting.ts'
import { wxSettingImplementation } from './wxSetting.ts'

/** What the server does by hand for this capability; resources not named here need nothing but their descriptor. */
export const system: readonly Implementation[] = [
  configSettingImplementation,
  dictImplementation,
  dictGroupImplementation,
  baseSettingImplementation,
  siteSettingImplementation,
  messageImplementation,
  savedViewImplementation,
  serialSeriesImplementation,
  storageSettingImplementation,
  timingImplementation,
  uploadImplementation,
  wxSettingImplementation,
  alipaySettingImplementation,
]
