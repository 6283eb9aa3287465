/** Texts of what is done with the codes of a batch; they come with it. */
export default {
  fetch: '取出卡密',
  once: '卡密只能取出一次：取出后服务器只保留校验值，任何人都不能再次查看。请在可以妥善保存文件的电脑上取出。',
  fetched: '已取出 %{count} 张卡的卡密',
  saved: '关闭前请确认文件已保存；关闭后不能再次取出。',
  csv: '保存为 CSV',
  sheet: '保存为卡片（PDF）',
  close: '关闭',
  cancel: '取消',
  number: '卡号',
  code: '卡密',
  file: '卡密',
  redeem: '兑换充值卡',
  redeemedBefore: '这张卡此前已为该患者兑换，这次没有再充入次数',
  redeemed: '兑换成功，已充入 %{times} 次',
  codeHint: '卡上刮开后的 16 位字符，不分大小写，可以省略横线',
}
