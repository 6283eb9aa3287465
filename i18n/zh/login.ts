/** The sign-in page, which loads no other text. */
export default {
  brand: '视觉训练管理后台', otherLanguage: 'English', switchLanguage: '切换到英文',
  title: '登录', welcome: '欢迎回来', lead: '弱视视觉训练服务的运营管理平台', username: '用户名', password: '密码', remember: '记住我（1 天）',
  submit: '登录', submitting: '正在登录…', showPassword: '显示密码', hidePassword: '隐藏密码', usernameRequired: '请输入用户名', passwordRequired: '请输入密码',
  network: '无法连接服务器，请检查网络后再试', failed: '登录失败，请稍后再试', sampleTitle: '示例账号', sampleText: '正在使用示例数据，任一账号均可登录，密码均为',
  samples: {
    admin: '平台管理员', staff: '平台员工', franchise: '加盟机构管理员', doctor: '医生', nurse: '护士', trainer: '训练师', demo: '演示账号',
  },
}
