/** Texts of paying an order, and of trying what is set. */
export default {
  ordered: '订单已生成，付款后次数到账',
  costs: '共 %{amount}，每次 %{perTime}', notSold: '采购价格中，这种类型没有这么少的次数',
  code: '支付宝付款码', scan: '请在 %{until} 前用支付宝扫码付款，付款后页面会自动更新', toPage: '前往支付宝付款', onPage: '请在 %{until} 前在支付宝网页付款，付款后页面会自动更新',
  paid: '已付款，次数已到账', tried: '测试付款已到账，可以退款', expired: '付款时间已过，订单即将关闭',
  off: '未启用支付宝付款：机构不能自行充值。', file: '从文件读取', noFile: '无法读取这个文件', kept: '已保存',
  works: '支付宝认可这个应用，两个密钥都正确。', appId: '支付宝不认识这个 AppID，请检查。', privateKey: '支付宝不认可应用私钥的签名，请检查后重新填写。', alipayPublicKey: '支付宝的签名与填写的支付宝公钥不符，请检查。',
  refused: '支付宝不允许这个应用使用该功能，请在开放平台检查权限。', unreachable: '支付宝没有返回有效的内容，请检查网关地址和网络。',
}
