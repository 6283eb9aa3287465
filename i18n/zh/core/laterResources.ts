import alipay from '../alipay/index.ts'
import cards from '../cards/index.ts'
import clinic from '../clinic/later.ts'
import comments from '../comments/index.ts'
import content from '../content/later.ts'
import integrations from '../integrations/index.ts'
import monitor from '../monitor/index.ts'
import privacy from '../privacy/index.ts'
import setUp from '../setUp/index.ts'
import statistics from '../statistics/index.ts'
import system from '../system/later.ts'
import times from '../times/later.ts'
import tools from '../tools/index.ts'
import training from '../training/index.ts'
import wechat from '../wechat/index.ts'

/** The texts of the other resources: they come with the first page that is about one. */
export default {
  ...statistics,
  ...privacy,
  ...system,
  ...clinic,
  ...cards,
  ...content,
  ...monitor,
  ...times,
  ...tools,
  ...training,
  ...wechat,
  ...alipay,
  ...integrations,
  ...comments,
  ...setUp,
}
