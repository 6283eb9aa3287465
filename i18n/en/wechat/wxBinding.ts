import type { Texts } from '../../../resources/core/index.ts'
import type { wxBinding } from '../../../resources/wechat/wxBinding.ts'

export default {
  name: 'WeChat binding |||| WeChat bindings',
  fields: {
    wxUser: 'WeChat user',
    patient: 'Patient',
    hospital: 'Organisation',
    by: 'Bound by',
    reason: 'Reason',
    endedAt: 'Unbound at',
    endReason: 'Reason for unbinding',
    deleted: 'Unbound',
  },
  hints: { reason: 'Such as: the guardian has a new number and was identified at the desk' },
  sections: { binding: 'Binding' },
  choices: { by: { guardian: 'The guardian', staff: 'Staff' } },
  actions: { unbind: 'Unbind' },
  done: { unbind: 'Unbound' },
  inputs: { unbind: { fields: { reason: 'Reason' } } },
  confirms: { unbind: 'The WeChat user will not see this patient any more, at once. Unbind?' },
} satisfies Texts<typeof wxBinding>
