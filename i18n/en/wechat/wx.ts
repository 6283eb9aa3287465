import type { Texts } from '../../../resources/core/index.ts'
import type { wx } from '../../../resources/wechat/wx.ts'

const patient = 'Number of the patient'
const proof = { account: 'Account of the patient', mobile: 'Mobile of the guardian' }
const paged = { page: 'Page', size: 'Rows on a page' }

export default {
  name: 'Mini program of guardians',
  fields: {},
  sections: {},
  choices: {},
  actions: {},
  calls: {
    signIn: 'Sign in by WeChat',
    profile: 'Tell nickname and picture',
    sendCode: 'Send a code to the guardian’s mobile',
    bind: 'Bind a patient',
    unbind: 'Unbind a patient',
    patients: 'See who is bound',
    patient: 'See how training goes',
    mail: 'Read letters',
    read: 'Mark a letter as read',
  },
  inputs: {
    signIn: { fields: { code: 'Code of the sign-in' } },
    profile: { fields: { nickname: 'Nickname', follows: 'Follows the account', avatar: 'Picture' } },
    sendCode: { fields: proof },
    bind: { fields: { ...proof, code: 'Code' } },
    unbind: { fields: { patient } },
    patient: { fields: { patient } },
    mail: { fields: { patient, ...paged } },
    read: { fields: { patient, id: 'Number of the letter' } },
  },
} satisfies Texts<typeof wx>
