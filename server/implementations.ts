import { access } from './access/index.ts'
import { alipay } from './alipay/index.ts'
import { cards } from './cards/index.ts'
import { clinic } from './clinic/index.ts'
import { comments } from './comments/index.ts'
import { content } from './content/index.ts'
import type { Implementation } from './core/contract.ts'
import { integrations } from './integrations/index.ts'
import { monitor } from './monitor/index.ts'
import { organisations } from './organisations/index.ts'
import { patients } from './patients/index.ts'
import { privacy } from './privacy/index.ts'
import { setUp } from './setUp/index.ts'
import { statistics } from './statistics/index.ts'
import { system } from './system/index.ts'
import { times } from './times/index.ts'
import { tools } from './tools/index.ts'
import { training } from './training/index.ts'
import { wechat } from './wechat/index.ts'

/** What the server does by hand, capability by capability. */
export const implementations: readonly Implementation[] = [
  ...patients,
  ...clinic,
  ...times,
  ...organisations,
  ...training,
  ...statistics,
  ...content,
  ...privacy,
  ...access,
  ...system,
  ...cards,
  ...monitor,
  ...tools,
  ...wechat,
  ...alipay,
  ...integrations,
  ...comments,
  ...setUp,
]
