import type { Texts } from '../../../resources/core/index.ts'
import type { configSetting } from '../../../resources/system/configSetting.ts'

export default {
  name: '业务设置',
  fields: {
    mailOn: '启用邮件', smtpHost: '邮件服务器', smtpPort: '端口', smtpSecure: '加密方式', smtpUser: '账号', smtpPassword: '密码', mailFrom: '发件人地址',
    smsOn: '启用短信', smsUrl: '短信网关地址', smsKey: '网关账号', smsSecret: '网关密钥', smsSignature: '短信签名',
    mobileCodeRequired: '患者手机号必须验证', idNumberRequired: '患者必须填写身份证号', refundLimit: '单笔充值退款限额', refundDayLimit: '每人每日退款限额',
    removalOfPatients: '删除仍有次数或欠款的患者', removalOfHospitals: '删除仍有次数、人员或患者的机构',
    guardianReminders: '复查短信提醒监护人', reminderDays: '提前提醒天数', reminderLanguage: '提醒语言', quietFrom: '免打扰开始（点）', quietUntil: '免打扰结束（点）',
    passwordMin: '密码最少字符数', sessionHours: '登录最长时间（小时）', uploadQuota: '大文件总空间（GB）',
  },
  hints: {
    passwordMin: '至少 8 个；只在设置新密码时检查',
    sessionHours: '登录满此时间后须重新登录，即使一直在使用',
    uploadQuota: '训练端安装包等大文件一共可占用的空间，不含图片',
    smtpHost: '例如 smtp.example.com',
    smtpSecure: 'TLS 通常用 465 端口，STARTTLS 通常用 587 端口',
    smtpPassword: '加密保存，任何人都不能读取；更换服务器或账号时须重新填写',
    smsUrl: '以 POST 方式接收 JSON 的地址，建议使用 https',
    smsSecret: '用于对请求签名，加密保存，不会发送给网关',
    smsSignature: '放在短信开头的【】中',
    mobileCodeRequired: '新建患者或更换手机号时，须用短信验证码验证', idNumberRequired: '新建、修改和导入患者时都须填写，体验患者除外；无论是否必填，填写了就会校验',
    guardianReminders: '只发给已同意的监护人，每位监护人每周最多一条；已放弃治疗、转出或康复的不再提醒', reminderDays: '从应复查日期前几天开始提醒，逾期后 28 天内每周一次',
    quietFrom: '此时起不再发送提醒；开始与结束相同则不设免打扰',
    removalOfPatients: '包括终身名额、未付的充值、欠次和待审核的退款', removalOfHospitals: '包括员工、操作员、患者、训练设备和未付的充值',
    refundLimit: '同一笔充值累计退款超过此金额时，须由其他人审核；不填则不需要审核', refundDayLimit: '同一操作员当日累计退款超过此金额时，须由其他人审核；不填则不需要审核',
  },
  sections: { signIn: '登录', mail: '邮件', sms: '短信', patients: '患者', reminders: '复查提醒', files: '文件', removal: '删除', money: '退款' },
  choices: {
    reminderLanguage: { zh: '中文', en: '英文', both: '中英双语' },
    removalOfPatients: { ask: '说明后由操作员确认', refuse: '不允许' }, removalOfHospitals: { ask: '说明后由操作员确认', refuse: '不允许' },
    smtpSecure: { tls: 'TLS 加密', startTls: 'STARTTLS 加密', none: '不加密' },
  },
  actions: { test: '发送测试消息' },
  calls: { services: '查看发送服务', tested: '查看测试结果' },
  inputs: {
    test: { fields: { channel: '渠道', email: '收件邮箱', phone: '接收手机号' }, choices: { channel: { email: '邮件', sms: '短信' } } },
    tested: { fields: { message: '消息编号' } },
  },
} satisfies Texts<typeof configSetting>
