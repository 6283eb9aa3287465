/** What pages say themselves of a call that failed. */
export default {
  notFound: '记录不存在，或不在您的数据范围内',
  forbidden: '没有权限执行此操作',
  secondFactorRequired: '您的角色要求两步验证，不能关闭',
  timeout: '请求超时',
  network: '网络连接失败，请检查网络后再试',
  unreadable: '服务器返回了无法识别的内容',
}
