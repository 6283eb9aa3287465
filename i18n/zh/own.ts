/** Texts of the pages about oneself: personal center, organisation information. */
export default {
  account: '账号信息',
  profile: '个人资料',
  registered: '注册时间',
  saved: '已保存',
  show: '查看完整的%{field}',
  hide: '隐藏%{field}',
  demo: '演示账号由多人共用，不能修改个人资料和密码。',
  email: {
    title: '邮箱', none: '尚未设置邮箱', change: '更换邮箱', send: '发送验证码', again: '%{seconds} 秒后可再次发送', sent: '验证码正在发往新邮箱，10 分钟内有效',
    wait: '请稍候再发送验证码', done: '邮箱已更换',
  },
  password: { title: '登录密码', text: '修改密码后，您在其他地方的登录会立即退出。' },
  log: {
    title: '我的操作记录', when: '时间', what: '操作', where: '对象', ip: 'IP 地址', empty: '还没有操作记录', pages: '操作记录的页',
    kinds: { open: '查看详情', export: '导出', contact: '查看隐藏信息', signIn: '登录' },
  },
}
