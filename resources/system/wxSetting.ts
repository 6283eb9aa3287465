import { choice, flag, resource, secret, text } from '../core/index.ts'

/**
 * What became of a try: WeChat knows the app and its secret, refuses one of them, or gives no answer that means
 * anything.
 */
export const wxTestOutcomes = ['works', 'appId', 'appSecret', 'busy', 'unreachable'] as const

/** By which app guardians sign in at WeChat, and where its server is asked. */
export const wxSetting = resource({
  name: 'wxSetting',
  label: 'appId',
  scopedBy: 'nothing',
  singleton: true,
  fields: {
    on: flag(),
    apiUrl: text({ required: true, max: 200, match: 'url', outgoing: true, default: 'https://api.weixin.qq.com' }),
    appId: text({ max: 32, match: 'code', requiredWhen: { on: true } }),
    appSecret: secret(),
  },
  form: [{ section: 'miniProgram', fields: ['on', 'apiUrl', 'appId', 'appSecret'] }],
  actions: {
    get: {},
    update: { reauthenticate: ['apiUrl', 'appId', 'appSecret'], notifies: 'administrators' },
  },
  calls: {
    /** Asks WeChat with what is stored. */
    test: {
      call: 'POST api/wxSetting/test',
      reads: true,
      output: { outcome: choice(wxTestOutcomes, { required: true }) },
    },
  },
})
