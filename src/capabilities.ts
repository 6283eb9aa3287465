import type { ComponentType } from 'react'
import type { WrittenPageKey } from '../resources/pages.ts'
import { pages as access } from './access/index.ts'
import './alipay/index.ts'
import './cards/index.ts'
import { pages as clinic } from './clinic/index.ts'
import './comments/index.ts'
import './content/index.ts'
import './integrations/index.ts'
import { pages as monitor } from './monitor/index.ts'
import { pages as organisations } from './organisations/index.ts'
import { pages as patients } from './patients/index.ts'
import { pages as setUp } from './setUp/index.ts'
import { pages as statistics } from './statistics/index.ts'
import { pages as system } from './system/index.ts'
import { pages as times } from './times/index.ts'
import './privacy/index.ts'
import { pages as tools } from './tools/index.ts'
import { pages as training } from './training/index.ts'
import './wechat/index.ts'

/** How each page that is written by hand is loaded, when it is first opened; a capability adds its own in its index. */
export const loadPage: { readonly [K in WrittenPageKey]: () => Promise<ComponentType> } = {
  ...access,
  ...clinic,
  ...monitor,
  ...organisations,
  ...patients,
  ...setUp,
  ...statistics,
  ...system,
  ...times,
  ...tools,
  ...training,
}
