import type { Implementation } from '../core/contract.ts'
import { wxImplementation } from './wx.ts'
import { wxBindingImplementation } from './wxBinding.ts'

/** What the server does by hand for this capability; resources not named here need nothing but their descriptor. */
export const wechat: readonly Implementation[] = [wxImplementation, wxBindingImplementation]
