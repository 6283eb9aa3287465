import { datetime, flag, image, resource, text } from '../core/index.ts'

/**
 * A WeChat account that signed in by the mini program. Its ids are kept as far as they tell accounts apart and no
 * further: `openId` and `unionId` hold a beginning and an end of what WeChat says.
 */
export const wxUser = resource({
  name: 'wxUser',
  label: 'nickname',
  scopedBy: 'nothing',
  visibility: { through: ['wxBinding', 'wxUser'], rest: ['unlimited'] },
  erasure: 'remove',
  retention: 'withPerson',
  fields: {
    nickname: text({ required: true, readOnly: true, max: 50, default: '微信用户', personal: true }),
    avatar: image({ readOnly: true, shape: 'round' }),
    openId: text({ required: true, readOnly: true, max: 20 }),
    unionId: text({ readOnly: true, max: 20 }),
    /** The mobile that a code proved when a patient was bound. */
    mobile: text({ readOnly: true, match: 'mobile', mask: 'tail4' }),
    follows: flag({ readOnly: true }),
    lastSeenAt: datetime({ readOnly: true }),
  },
  list: {
    columns: ['nickname', 'avatar', 'openId', 'unionId', 'mobile', 'follows', 'lastSeenAt', 'createdAt'],
    spare: ['unionId', 'createdAt'],
    card: ['openId', 'mobile', 'follows', 'lastSeenAt'],
    filters: ['follows', 'lastSeenAt', 'createdAt', 'mobile'],
    search: ['nickname', 'mobile'],
    sort: ['lastSeenAt', 'DESC'],
  },
  form: [
    { section: 'account', fields: ['nickname', 'avatar', 'openId', 'unionId', 'mobile', 'follows', 'lastSeenAt'] },
  ],
  actions: { list: {}, get: {}, options: {} },
})
