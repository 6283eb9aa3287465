import type { dataRequest } from '../../../resources/privacy/dataRequest.ts'
import type { Texts } from '../../../resources/core/index.ts'

const identity = { documents: '核验证件（身份证、户口簿等）', mobileCode: '核验登记手机号', inPerson: '到院当面核实' }

/** What an erasure would do, likewise before it is asked for and before it is carried out. */
const effects = {
  removed: '彻底删除：%{subject} %{count} 条',
  nameless: '去除姓名等可识别信息后保留：%{subject} %{count} 条',
  sealed: '移出系统，依法加密封存至 %{names}：%{subject} %{count} 条',
  history: '清空变更记录中的内容：%{count} 条',
  traces: '彻底删除：训练端登录、密码、信件送达、曾用名等 %{count} 条',
  files: '彻底删除：图片与文件 %{count} 个',
}
const steps = {
  removed: '彻底删除',
  nameless: '去名保留',
  sealed: '加密封存',
  history: '清空变更内容',
  traces: '删除登录、信件等',
  files: '删除图片与文件',
}

export default {
  name: '个人信息请求',
  fields: {
    number: '编号',
    patient: '患者',
    hospital: '所属机构',
    purpose: '请求事项',
    applicant: '申请人',
    relation: '与患者的关系',
    wish: '申请内容',
    receivedOn: '收到日期',
    dueOn: '答复期限',
    state: '状态',
    identity: '身份核验方式',
    outcome: '处理结果',
    answeredBy: '答复人',
    answeredAt: '答复时间',
    proposedBy: '提交删除人',
    proposedAt: '提交删除时间',
    erased: '删除结果',
  },
  hints: {
    patient: '已删除的患者也可以申请：其资料仍然保存',
    relation: '未满 14 周岁由监护人申请',
    dueOn: '自收到之日起 15 个工作日',
    wish: '按申请人的原话填写',
  },
  sections: { request: '请求', applicant: '申请人' },
  choices: {
    purpose: { export: '查阅、复制', correction: '更正、补充', erasure: '删除' },
    relation: { self: '本人', mother: '母亲', father: '父亲', guardian: '其他监护人' },
    state: { received: '已收到', working: '处理中', proposed: '待批准删除', done: '已完成', refused: '已拒绝' },
    identity,
  },
  actions: {
    start: '开始处理',
    give: '导出全部资料',
    finish: '完成更正',
    propose: '提交删除',
    erase: '批准并删除',
    refuse: '拒绝',
  },
  done: {
    start: '已开始处理',
    give: '资料已导出',
    finish: '已完成更正',
    propose: '已提交删除申请',
    erase: '资料已删除',
    refuse: '已拒绝',
  },
  inputs: {
    start: { fields: { identity: '身份核验方式' }, choices: { identity } },
    finish: { fields: { outcome: '更正了什么' } },
    refuse: { fields: { outcome: '拒绝理由' } },
    propose: { fields: { previewToken: '预览' } },
    erase: { fields: { previewToken: '预览' } },
  },
  outputs: { give: { content: '全部资料' } },
  confirms: {
    propose: '提交后须由另一位有权限的人批准，批准后才会删除。',
    erase: '删除后不能恢复，包括您在内的任何人都不能再看到该患者的资料。',
  },
  effects: { propose: effects, erase: effects },
  calls: { proposePreview: '预览提交删除', erasePreview: '预览删除' },
  items: { erased: { fields: { step: '处理', kind: '类别', count: '数量' }, choices: { step: steps } } },
} satisfies Texts<typeof dataRequest>
