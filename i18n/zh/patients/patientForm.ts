/** Texts of the patient's form beyond its fields. */
export default {
  noConsent: '缺少监护人同意',
  siblings: '另有 %{smart_count} 位患者使用同一监护人手机号',
  code: {
    title: '手机号验证',
    label: '验证码',
    again: '%{seconds} 秒后可再次发送',
    sent: '验证码已发送，10 分钟内有效',
    wait: '请稍候再发送验证码',
    verified: '手机号已验证',
    skip: '暂不验证',
  },
}
