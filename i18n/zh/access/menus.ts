/** What the icons that a menu may name show; one without a text goes by its name. */
export const icons = {
  home: '首页', business: '业务', content: '内容', system: '系统', settings: '设置', patient: '患者', people: '人员', hospital: '机构', doctor: '医护',
  notice: '公告', help: '帮助', userHelp: '手册', book: '书', operator: '操作员', user: '用户', role: '角色', permission: '权限', dict: '字典', dictGroup: '分类',
  menu: '菜单', message: '消息', mail: '邮件', statistics: '统计', chart: '图表', money: '金额', recharge: '充值', monitor: '监控', tools: '工具', tool: '扩展',
  game: '游戏', folder: '文件夹', link: '链接', list: '清单', document: '文档', calendar: '日历', clock: '时钟', timing: '定时', vision: '视觉', heart: '爱心',
  star: '星标', image: '图片', file: '附件', card: '卡片', stock: '库存', trend: '趋势', tree: '树', nested: '多级', map: '地图', phone: '电话', chat: '对话',
  print: '打印', qrCode: '二维码', lock: '锁', error: '错误', storage: '存储', cloud: '云', code: '代码', online: '在线', case: '病例', caseRecord: '检查记录',
  hospitalRecharge: '机构充值', price: '价格', hospitalPrice: '机构价格', purchasePrice: '采购价格', refundRequest: '退款', priceOption: '价格选项', consumeRecord: '消费', gameRecord: '训练', gameConfig: '调节', device: '设备',
  mergePatients: '合并', timingLog: '历史', rechargeRefund: '退还', payment: '收支', hospitalPayment: '机构收支', dayEnd: '收银', globalSetting: '全局设置',
}

/** Texts of the page where menus are arranged, and of the nested pages. */
export default {
  group: '分组（不打开页面）',
  elsewhere: '外部链接',
  unknownPage: '未知页面：%{key}',
  chooseIcon: '选择图标',
  searchIcons: '搜索图标',
  icons: '图标',
  noIcon: '没有匹配的图标',
  newWindow: '%{title}（在新窗口打开）',
  nested: {
    stands: '当前位置', text: '试着输入', kept: '切换标签页后，输入的内容会保留。', notKept: '此页面不缓存，离开后输入的内容会清空。',
  },
}
