export default {
  title: '设备序列号标签',
  none: '没有可打印的序列号。请在序列号列表中勾选后再打印标签。',
  tooMany: '一次最多打印 %{most} 张标签，请减少勾选或缩小筛选范围',
  toList: '返回序列号列表',
  count: '共 %{smart_count} 张标签',
}
