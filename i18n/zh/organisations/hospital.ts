import type { hospital } from '../../../resources/organisations/hospital.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: '机构',
  fields: {
    name: '机构名称',
    code: '机构代码',
    kind: '机构类型',
    superior: '上级机构',
    province: '省份',
    city: '城市',
    address: '地址',
    contact: '联系人',
    phone: '联系电话',
    remark: '备注',
    subordinates: '下级机构数',
    deleted: '已删除',
  },
  hints: {
    name: '至少 3 个字，不能与其他机构重名',
    code: '用于生成病历号，只能使用字母、数字、下划线和短横线',
    phone: '手机号，或带区号的座机号，如 010-12345678',
    subordinates: '有下级机构的机构不能编辑或删除',
  },
  sections: { organisation: '机构信息', place: '所在地', contact: '联系方式' },
  choices: { kind: { platform: '平台', distributor: '经销商', agency: '代理商', hospital: '医院' } },
  actions: { recover: '恢复' },
  done: { recover: '已恢复' },
  calls: { removePreview: '预览删除', balances: '剩余次数', statement: '对账单', checkName: '检查名称' },
  inputs: {
    remove: { fields: { previewToken: '预览' } },
    statement: { fields: { rechargeType: '充值类型', from: '开始日期', to: '结束日期', after: '起始序号' } },
    checkName: { fields: { id: '编号', name: '机构名称' } },
  },
  effects: {
    remove: {
      records: '仍有%{subject} %{count} 条：%{names}',
      ordinary: '机构账户剩余普通次数 %{count} 次，购入价 %{amount}',
      naked3d: '机构账户剩余裸眼 3D 次数 %{count} 次，购入价 %{amount}',
      lifetime: '机构账户剩余终身名额 %{smart_count} 个，购入价 %{amount}',
      unpaid: '未付的购买款 %{amount}',
      operator: '操作员 %{smart_count} 位，将不能登录（%{names}）',
      doctor: '员工 %{smart_count} 位（%{names}）',
      patient: '患者 %{smart_count} 位，将不能充值和训练（%{names}）',
      device: '训练设备 %{smart_count} 台，将不能使用（%{names}）',
      patientTimes: '患者剩余次数共 %{count} 次',
      patientLifetimes: '患者的终身名额共 %{smart_count} 个',
      patientWorth: '患者未用部分实付共 %{amount}',
      cards: '已售出未兑换的充值卡 %{smart_count} 张，售价共 %{amount}',
      waiting: '待审核的退款申请 %{smart_count} 笔，共 %{amount}',
    },
  },
  confirms: {
    remove: '删除后该机构不能再被选用，账户不再支付任何次数，操作员不能登录，设备不能使用；可以恢复。确定删除吗？',
    recover: '恢复后，机构账户的剩余次数、员工、患者和设备照旧可用，操作员可以重新登录。确定恢复吗？',
  },
} satisfies Texts<typeof hospital>
