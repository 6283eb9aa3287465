import access from './access/guides.ts'
import alipay from './alipay/guides.ts'
import cards from './cards/guides.ts'
import clinic from './clinic/guides.ts'
import comments from './comments/guides.ts'
import content from './content/guides.ts'
import integrations from './integrations/guides.ts'
import monitor from './monitor/guides.ts'
import organisations from './organisations/guides.ts'
import patients from './patients/guides.ts'
import privacy from './privacy/guides.ts'
import setUp from './setUp/guides.ts'
import statistics from './statistics/guides.ts'
import system from './system/guides.ts'
import times from './times/guides.ts'
import tools from './tools/guides.ts'
import training from './training/guides.ts'
import wechat from './wechat/guides.ts'
import type { Guide } from '../Guides.ts'

/** What each page is for, by its key; read where a list is empty, and in the help. */
const guides: { readonly [page: string]: Guide } = {
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
}

export default guides
