import type { CapabilityTexts } from '../../ResourceTexts.ts'
import wx from './wx.ts'
import wxBinding from './wxBinding.ts'
import wxUser from './wxUser.ts'

/** The texts of this capability's resources. */
export default { wx, wxUser, wxBinding } satisfies CapabilityTexts<'wechat'>
