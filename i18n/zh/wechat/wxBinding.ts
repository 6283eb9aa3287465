import type { Texts } from '../../../resources/core/index.ts'
import type { wxBinding } from '../../../resources/wechat/wxBinding.ts'

export default {
  name: '微信绑定',
  fields: {
    wxUser: '微信用户',
    patient: '患者',
    hospital: '所属机构',
    by: '绑定方式',
    reason: '绑定原因',
    endedAt: '解绑时间',
    endReason: '解绑原因',
    deleted: '已解绑',
  },
  hints: { reason: '例如：监护人更换了手机号，已在前台核对身份' },
  sections: { binding: '绑定' },
  choices: { by: { guardian: '监护人自助', staff: '员工绑定' } },
  actions: { unbind: '解绑' },
  done: { unbind: '已解绑' },
  inputs: { unbind: { fields: { reason: '解绑原因' } } },
  confirms: { unbind: '解绑后，该微信用户立即看不到这名患者。确定解绑吗？' },
} satisfies Texts<typeof wxBinding>
