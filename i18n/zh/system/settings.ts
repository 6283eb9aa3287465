/** Texts of the settings page. */
export default {
  wechatOff: '微信登录未启用：监护人不能在小程序中登录。',
  wechat: {
    works: '微信认可此小程序和密钥。',
    appId: '微信不认识此 AppID，请核对。',
    appSecret: 'AppSecret 不正确，请核对后重新填写。',
    busy: '微信暂时繁忙，请稍后再试。',
    unreachable: '没有得到微信的有效回答，请检查接口地址和网络。',
  },
  testing: '正在发送测试消息…',
  tested: '测试消息已发送，请查收。',
  testFailed: '测试消息没有送达，原因见消息记录。',
  byEnvironment: '邮件由服务器的环境变量（SMTP_*）配置，此处填写的邮件服务器不会使用。',
  allOff: '邮件和短信都没有启用：不会发送任何消息。验证码不能使用，一次性密码只向生成它的人显示一次。',
}
