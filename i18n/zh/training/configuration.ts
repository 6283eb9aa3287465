/** What the form of the game configuration says. */
export default {
  none: '还没有配置项，请先在下面添加',
}
