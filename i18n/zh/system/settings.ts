/** Texts of the settings page. */
export default {
  testing: '正在发送测试消息…',
  tested: '测试消息已发送，请查收。',
  testFailed: '测试消息没有送达，原因见消息记录。',
  byEnvironment: '邮件由服务器的环境变量（SMTP_*）配置，此处填写的邮件服务器不会使用。',
  allOff: '邮件和短信都没有启用：不会发送任何消息。验证码不能使用，一次性密码只向生成它的人显示一次。',
}
