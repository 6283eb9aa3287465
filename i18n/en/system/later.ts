import alipaySetting from './alipaySetting.ts'
import baseSetting from './baseSetting.ts'
import configSetting from './configSetting.ts'
import dict from './dict.ts'
import dictGroup from './dictGroup.ts'
import message from './message.ts'
import retentionSetting from './retentionSetting.ts'
import securityEvent from './securityEvent.ts'
import serial from './serial.ts'
import serialSeries from './serialSeries.ts'
import siteSetting from './siteSetting.ts'
import storageSetting from './storageSetting.ts'
import timing from './timing.ts'
import timingLog from './timingLog.ts'
import wxSetting from './wxSetting.ts'

/** Texts of what few look at, and seldom: they come with the first of their pages. */
export default {
  alipaySetting,
  baseSetting,
  configSetting,
  dict,
  dictGroup,
  message,
  retentionSetting,
  securityEvent,
  serial,
  serialSeries,
  siteSetting,
  storageSetting,
  timing,
  timingLog,
  wxSetting,
}
