/** What parts of pages say of content, which come with them. */
export default {
  whatsNew: '后台更新内容',
  seen: '知道了',
  banners: '轮播图',
  previous: '上一张',
  next: '下一张',
  vision: '视力变化',
  mailedToSelf: '已发到您的邮箱，请查收',
}
