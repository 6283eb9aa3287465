/** Texts of the pages about oneself: personal centre, organisation information. */
export default {
  account: '账号信息',
  profile: '个人资料',
  registered: '注册时间',
  saved: '已保存',
  show: '查看完整的%{field}',
  hide: '隐藏%{field}',
  demo: '演示账号由多人共用，不能修改个人资料和密码。',
  email: {
    title: '邮箱', none: '尚未设置邮箱', change: '更换邮箱', send: '发送验证码', again: '%{seconds} 秒后可再次发送', sent: '验证码正在发往该邮箱，10 分钟内有效',
    wait: '请稍候再发送验证码', done: '邮箱已更换',
    unconfirmed: '邮箱由他人填写，尚未确认。确认之前，不能通过该邮箱找回密码。', confirm: '确认邮箱', confirmed: '邮箱已确认',
  },
  password: { title: '登录密码', text: '修改密码后，您在其他地方的登录会立即退出。' },
  factor: {
    on: '已开启', off: '未开启', left: '还剩 %{smart_count} 个恢复码', since: '开启于 %{at}', manage: '管理两步验证', setUp: '开启两步验证',
    text: '登录时除密码外，还需要手机上身份验证器应用（如 Microsoft Authenticator、Google Authenticator）显示的验证码。即使密码泄露，他人也不能登录。',
    heldTitle: '请设置两步验证', heldText: '您的角色要求两步验证。请在手机上安装身份验证器应用，然后在此设置，完成后继续。',
    lost: '现在不能设置？可以先退出，稍后再登录设置。', begin: '开始设置', scan: '请用身份验证器应用扫描二维码，然后输入应用显示的 6 位验证码。',
    picture: '供身份验证器应用扫描的二维码', type: '无法扫描时，请在应用中手动输入密钥：', confirm: '确认并开启',
    codes: '恢复码', codesText: '手机丢失或更换时，可用恢复码代替验证码登录，每个只能使用一次。恢复码只显示这一次，请保存在安全的地方。',
    save: '保存为文件', kept: '我已妥善保存恢复码', goOn: '继续', isOn: '两步验证已开启，恢复码已更新', isOff: '两步验证已关闭', another: '更换身份验证器',
    setUpText: '请先验证身份，然后用新的身份验证器扫描。完成之前，原来的仍然有效。', renewCodesText: '将生成 10 个新的恢复码，原来的全部失效。请先验证身份。',
    turnOffText: '关闭后只用密码即可登录，恢复码同时失效。请先验证身份。',
  },
  sessions: {
    title: '登录设备', single: '同一账号同时只能在一处登录：在别处登录后，之前的登录会退出。', this: '当前登录', live: '已登录', unknown: '未知浏览器', since: '登录于 %{at}', until: '最晚有效至 %{at}', ended: '%{at} 结束：%{how}',
    endOthers: '退出其他登录', done: '已退出 %{smart_count} 个其他登录', all: '显示全部', fewer: '收起',
    ends: {
      expired: '到期', signedInElsewhere: '在其他地方登录', logout: '退出登录', reset: '密码或两步验证已重置', passwordChanged: '密码已修改', deactivated: '账号已停用', removed: '账号已删除',
      kicked: '管理员强制下线', endedByOwner: '由本人结束',
    },
  },
  log: {
    title: '我的操作记录', when: '时间', what: '操作', where: '对象', ip: 'IP 地址', empty: '还没有操作记录', pages: '操作记录的页',
    kinds: { open: '查看详情', export: '导出', contact: '查看隐藏信息', signIn: '登录' },
  },
}
