/** Texts of a connection that is gone. */
export default {
  lost: '网络连接已断开，您填写的内容会保留。',
  again: '立即重试',
  notSaved: '尚未保存：没有收到服务器的答复。您填写的内容会保留，请稍后再保存。',
}
