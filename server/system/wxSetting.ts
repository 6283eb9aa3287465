import { message } from '../../resources/core/message.ts'
import { wxSetting } from '../../resources/system/wxSetting.ts'
import type { wxTestOutcomes } from '../../resources/system/wxSetting.ts'
import { implement, inSteps } from '../core/contract.ts'
import { invalid, Problem } from '../core/errors/problem.ts'
import { askSession, WeChatError } from '../platform/wechat/askSession.ts'
import { readWeChatApp } from '../platform/wechat/readWeChatApp.ts'

type Outcome = (typeof wxTestOutcomes)[number]

/** A code that no mini program has: WeChat looks at app and secret first, and then refuses it. */
const nobodysCode = '0'.repeat(32)

const outcomeOf = (error: unknown): Outcome => {
  if (!(error instanceof WeChatError)) throw error
  return error.reason === 'code' || error.reason === 'blocked' ? 'works' : error.reason
}

export const wxSettingImplementation = implement(
  wxSetting,
  {
    test: inSteps(async (_input, { inTransaction, cipher, outgoing }) => {
      const ask = async (): Promise<Outcome> => {
        const app = await inTransaction(db => readWeChatApp(db, cipher))
        if (!app) throw new Problem(409, 'wxNotSet')
        await askSession(app, nobodysCode, outgoing.request)
        return 'works'
      }
      // Why it is not reached is told to nobody: whoever may write an address here learns nothing of what is behind it.
      const outcome = await ask().catch(outcomeOf)
      return async () => ({ outcome })
    }),
  },
  {
    on: ['update'],
    async before(_action, record, input) {
      const next = { ...record, ...input }
      // Nobody may have the stored secret sent to a server of their own choice.
      const isElsewhere = record !== null && (input['apiUrl'] ?? record.apiUrl) !== record.apiUrl
      if (isElsewhere && record.appSecretSet && !('appSecret' in input))
        throw invalid({ appSecret: message('secretAgain') })
      if (next.on && !(input['appSecret'] ?? (!('appSecret' in input) && record?.appSecretSet)))
        throw invalid({ appSecret: message('required') })
    },
  },
)
