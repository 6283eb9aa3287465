/** Said where a part of the application could not be loaded, which may be before anything else is there. */
export default {
  title: '需要重新加载',
  text: '页面的一部分没有加载成功：系统可能刚刚更新，或网络不通。',
  reload: '重新加载',
}
