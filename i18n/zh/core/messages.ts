/** Messages that leave the house by SMS or mail. */
export default {
  oneTimePassword: {
    subject: '您的账号与一次性密码',
    operator:
      '%{name}，您好：您的账号是 %{account}，一次性密码是 %{password}。请在 %{address} 登录并立即修改密码，不要告诉他人。',
    patient: '%{name}，您好：您的账号是 %{account}，一次性密码是 %{password}。登录后请立即修改密码，不要告诉他人。',
  },
  alipayOrder: {
    topUp: '视觉训练 %{times} 次',
    test: '测试付款',
  },
  code: {
    subject: '验证码',
    signIn: '您的登录验证码是 %{code}，%{minutes} 分钟内有效，请勿告诉他人。如非本人操作，请忽略。',
    newEmail: '您的邮箱验证码是 %{code}，%{minutes} 分钟内有效，请勿告诉他人。如非本人操作，请忽略。',
    patientMobile:
      '您的手机号验证码是 %{code}，%{minutes} 分钟内有效，请告知为您登记的工作人员。如非本人操作，请忽略。',
    guardianMobile: '您绑定孩子的验证码是 %{code}，%{minutes} 分钟内有效，请勿告诉他人。如非本人操作，请忽略。',
    findPass: '您的找回密码验证码是 %{code}，%{minutes} 分钟内有效，请勿告诉他人。如非本人操作，请忽略。',
  },
  account: {
    subject: '账号安全提醒',
    phoneChanged: '%{name}，您好：您的账号已改用其他手机号。如非本人或管理员按您的要求操作，请立即联系管理员。',
    emailChanged: '%{name}，您好：您的账号已改用其他邮箱。如非本人或管理员按您的要求操作，请立即联系管理员。',
    contactChanged: '%{name}，您好：您的账号已改用其他手机号和邮箱。如非本人或管理员按您的要求操作，请立即联系管理员。',
    secondFactorOn: '%{name}，您好：您的账号已开启两步验证。如非本人操作，请立即联系管理员。',
    secondFactorOff: '%{name}，您好：您的账号已关闭两步验证。如非本人操作，请立即联系管理员。',
    secondFactorReset:
      '%{name}，您好：管理员已重置您账号的两步验证，下次登录只需要密码。如非您的要求，请立即联系管理员。',
    recoveryCode: '%{name}，您好：您的账号刚刚使用恢复码登录，还剩 %{left} 个恢复码。如非本人操作，请立即联系管理员。',
  },
  settingsChanged: {
    subject: '系统设置已变更',
    body: '%{name}（%{username}）于 %{at} 从 IP 地址 %{ip} 修改了“%{what}”。如果您不知情，请查看安全日志并立即核实。',
  },
  reexamination: {
    subject: '复查提醒',
    due: '%{names}的家长：%{hospital}提醒您，孩子的复查日期是 %{date}，请提前预约。',
    overdue: '%{names}的家长：%{hospital}提醒您，孩子的复查日期 %{date} 已过，请尽快预约复查。',
  },
  report: { subject: '报表' },
  letter: {
    subject: '站内信',
    file: '附件“%{name}”较大，请在后台的收件箱中下载。',
    foot: '此信也在后台的收件箱中：%{address}',
  },
  cached: {
    answer: '%{report}：%{smart_count} 行，%{language}',
    reply: '%{name}（%{language}）',
    caller: '某个来源的请求',
    requests: '本分钟内 %{smart_count} 次请求',
    zh: '中文',
    en: '英文',
  },
  failures: {
    subject: '系统异常',
    opened: '新的异常：%{kind}，%{message}',
    burst: '频繁出现的异常：%{kind}，%{message}',
    over: '已停止频繁出现的异常：%{kind}，%{message}',
    more: '详情请打开 %{address}',
  },
  troubles: {
    job: { begun: '任务最近一次执行失败或有发现：%{job}', over: '任务已恢复正常：%{job}' },
    messages: { begun: '%{smart_count} 条消息发送失败', over: '已没有发送失败的消息' },
  },
  test: { subject: '测试消息', body: '这是一条测试消息，说明发送设置可以使用。' },
}
