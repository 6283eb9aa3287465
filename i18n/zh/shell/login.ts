/** The sign-in page, which loads no other text. */
export default {
  brand: '视觉训练管理后台', otherLanguage: 'English', switchLanguage: '切换到英文',
  title: '登录', welcome: '欢迎回来', lead: '弱视视觉训练服务的运营管理平台', username: '用户名', password: '密码', remember: '记住我（1 天）',
  submit: '登录', submitting: '正在登录…', showPassword: '显示密码', hidePassword: '隐藏密码',
  network: '无法连接服务器，请检查网络后再试', failed: '未能完成，请稍后再试', sampleTitle: '示例账号', sampleText: '正在使用示例数据，任一账号均可登录，密码均为',
  methods: '登录方式', byPassword: '密码登录', byPhone: '手机验证码登录', phone: '手机号', email: '邮箱', code: '验证码',
  sendCode: '获取验证码', sendAgain: '%{seconds} 秒后重新获取', sending: '正在发送…',
  codeSent: '如果该号码已绑定账号，验证码已经发出，10 分钟内有效', codeMailed: '如果该邮箱已绑定账号，验证码已经发出，10 分钟内有效',
  codeLater: '暂时不能再发送验证码，请 %{seconds} 秒后再试',
  forgotten: '忘记密码？', findTitle: '找回密码', findLead: '验证手机号或邮箱后，设置新的密码', channel: '找回方式', byEmail: '邮箱验证', bySms: '手机验证',
  newPassword: '新密码', again: '再次输入新密码', passwordHint: '至少 %{min} 个字符，不要使用常见密码，也不能包含账号', setPassword: '设置新密码', setting: '正在设置…', back: '返回登录',
  secondStep: '两步验证', secondStepLead: '请输入身份验证器应用中显示的 6 位验证码', recoveryLead: '请输入一个恢复码，每个恢复码只能使用一次', recoveryCode: '恢复码',
  useRecovery: '使用恢复码', useAuthenticator: '使用身份验证器',
  closed: '网站维护中，暂时只有维护人员可以登录', help: '需要帮助？请联系：',
  found: '新密码已设置，请使用新密码登录',
  samples: {
    admin: '平台管理员', staff: '平台员工', franchise: '加盟机构管理员', doctor: '医生', nurse: '护士', trainer: '训练师', demo: '演示账号',
  },
}
