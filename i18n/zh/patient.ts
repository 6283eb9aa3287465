import type { patient } from '../../resources/business/patient.ts'
import type { Texts } from '../../resources/schema/index.ts'
import { refundEffects, termTexts } from './recharge.ts'

export default {
  name: '患者',
  fields: {
    account: '账号', name: '姓名', gender: '性别', birthday: '出生日期', age: '年龄', photo: '照片',
    mobile: '手机号', mobileVerifiedAt: '手机验证时间', idNumber: '身份证号', address: '住址',
    guardianName: '监护人姓名', guardianMobile: '监护人手机号', consentOn: '知情同意日期',
    hospital: '所属机构', doctor: '主治医生', nurse: '责任护士', trainer: '训练师',
    type: '患者类型', validFrom: '有效期自', validUntil: '有效期至', times: '剩余次数', activation: '激活状态', access: '账号状态',
    origin: '来源', remark: '备注', mergedInto: '已并入', deleted: '已删除',
  },
  hints: {
    mobile: '默认只显示后四位；查看完整号码会留下记录。同一手机号只能登记一位患者',
    idNumber: '18 位居民身份证号，可自动填写出生日期和性别；默认只显示后四位，查看会留下记录',
    guardianMobile: '兄弟姐妹可以使用同一位监护人的手机号',
    consentOn: '监护人签署知情同意书的日期；未满 14 周岁的患者必须填写（《个人信息保护法》第三十一条）',
    validFrom: '从这一天起可以训练；不填则立即生效',
    validUntil: '到期后不能再训练；试用患者必须填写',
    times: '一次即一个训练日',
  },
  sections: { person: '基本信息', guardian: '监护人', service: '服务信息', staff: '主管人员' },
  choices: {
    gender: { male: '男', female: '女' },
    type: { ordinary: '普通', lifetime: '终身', naked3d: '裸眼3D', demo: '演示', trial: '试用' },
    activation: { inactivated: '未激活', activated: '已激活' },
    access: { permission: '正常', forbidden: '冻结' },
    origin: { operator: '后台录入', selfService: '自助注册', import: '批量导入' },
  },
  actions: {
    enable: '解冻', disable: '冻结', sendPassword: '发送账号密码', recover: '恢复', recent: '最近查看', overview: '概况',
    checkMobile: '检查手机号是否已登记', checkIdNumber: '检查身份证号是否已登记', siblings: '查看同一监护人的患者数', sendCode: '发送验证码', verifyMobile: '验证手机号',
    activate: '激活', adopt: '转为后台管理', changeType: '更改类型', giveLifetime: '开通终身', cancelLifetime: '取消终身',
    timesBalance: '查看次数余额', trainingDays: '查看训练日', lifetimePreview: '预览开通终身', cancelLifetimePreview: '预览取消终身',
    transfer: '转机构', transferPreview: '预览转机构', merge: '合并',
  },
  asks: {
    checkMobile: { fields: { id: '患者', mobile: '手机号' } },
    checkIdNumber: { fields: { id: '患者', idNumber: '身份证号' } },
    siblings: { fields: { id: '患者', guardianMobile: '监护人手机号' } },
    sendCode: { fields: { mobile: '手机号' } },
    verifyMobile: { fields: { mobile: '手机号', code: '验证码' } },
    changeType: { fields: { type: '新的类型', validUntil: '有效期至' }, choices: { type: { ordinary: '普通', naked3d: '裸眼3D', trial: '试用', demo: '演示' } } },
    giveLifetime: { fields: { ...termTexts.fields, seen: '预览' }, choices: termTexts.choices },
    lifetimePreview: { fields: { doctorId: termTexts.fields.doctorId, payer: termTexts.fields.payer }, choices: { payer: termTexts.choices.payer } },
    cancelLifetime: { fields: { reason: '原因', seen: '预览' } },
    transfer: { fields: { hospital: '转入机构', reason: '原因', seen: '预览' } },
    transferPreview: { fields: { hospital: '转入机构' } },
    merge: {
      fields: { survivor: '保留的患者', other: '并入的患者', take: '取自并入患者的内容', keepCase: '保留的病例', reason: '原因', seen: '预览' },
      choices: { keepCase: { survivor: '保留患者的病例', other: '并入患者的病例' } },
    },
  },
  effects: {
    giveLifetime: {
      amount: '费用 ¥%{names}', platform: '从平台账户扣除 1 个终身名额', organisation: '从%{names}扣除 1 个终身名额，扣除后剩余 %{count} 个',
      unlimited: '此后没有有效期，训练不扣次数；剩余的普通次数保留',
    },
    cancelLifetime: refundEffects,
    transfer: {
      moves: '随患者转入：%{subject} %{count} 条',
      stays: '留在原机构：%{subject} %{count} 条',
      unlinked: '解除%{subject}：%{names}，不属于转入机构',
      loses: '%{smart_count} 位操作员将不能再看到该患者（%{names}）',
      losesUnnamed: '%{smart_count} 位操作员将不能再看到该患者',
      nobody: '没有操作员因此看不到该患者',
    },
    merge: {
      moves: '并入保留的患者：%{subject} %{count} 条',
      closes: '%{subject}：并入患者的当前方案将结束，保留患者的当前方案继续有效',
      settles: '剩余次数将补扣 %{smart_count} 天欠次',
      times: '剩余次数相加，合并后为 %{count} 次',
      owes: '仍欠 %{smart_count} 天，下次充值时自动扣除',
      signOut: '并入患者的训练端密码随即失效',
      activates: '保留的患者转为已激活',
      goes: '并入的患者将被删除，并指向保留的患者，不能恢复',
    },
  },
  confirms: {
    activate: '患者首次登录训练端时会自动激活。确定现在激活吗？',
    adopt: '自助注册的患者转为后台管理后，可以为其新建病例。确定转为后台管理吗？',
    disable: '冻结后患者将不能登录训练端，确定冻结吗？',
    sendPassword: '将生成新的一次性密码并发送给患者，原密码随即失效。确定发送吗？',
    remove: '删除后患者不再出现在列表中，可以通过“已删除”筛选找到并恢复。确定删除吗？',
  },
  empty: '还没有患者。新建第一位患者后，就可以为其充值并制定训练方案',
} satisfies Texts<typeof patient>
