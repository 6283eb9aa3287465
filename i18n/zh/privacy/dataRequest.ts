import type { dataRequest } from '../../../resources/privacy/dataRequest.ts'
import type { Texts } from '../../../resources/core/index.ts'

const identity = { documents: '核验证件（身份证、户口簿等）', mobileCode: '核验登记手机号', inPerson: '到院当面核实' }

export default {
  name: '个人信息请求',
  fields: {
    number: '编号', patient: '患者', hospital: '所属机构', purpose: '请求事项', applicant: '申请人', relation: '与患者的关系', wish: '申请内容', receivedOn: '收到日期', dueOn: '答复期限',
    state: '状态', identity: '身份核验方式', outcome: '处理结果', answeredBy: '答复人', answeredAt: '答复时间',
  },
  hints: { patient: '已删除的患者也可以申请：其资料仍然保存', relation: '未满 14 周岁由监护人申请', dueOn: '自收到之日起 15 个工作日', wish: '按申请人的原话填写' },
  sections: { request: '请求', applicant: '申请人' },
  choices: {
    purpose: { export: '查阅、复制', correction: '更正、补充' }, relation: { self: '本人', mother: '母亲', father: '父亲', guardian: '其他监护人' },
    state: { received: '已收到', working: '处理中', done: '已完成', refused: '已拒绝' }, identity,
  },
  actions: { start: '开始处理', give: '导出全部资料', finish: '完成更正', refuse: '拒绝' },
  inputs: { start: { fields: { identity: '身份核验方式' }, choices: { identity } }, finish: { fields: { outcome: '更正了什么' } }, refuse: { fields: { outcome: '拒绝理由' } } },
  outputs: { give: { content: '全部资料' } },
  confirms: {},
  empty: '还没有个人信息请求。监护人要求查阅、复制或更正孩子的资料时，在这里登记。',
} satisfies Texts<typeof dataRequest>
