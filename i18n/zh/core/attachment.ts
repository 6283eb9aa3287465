/** What the input of large files says, which comes with it. */
export default {
  download: '下载',
  choose: '选择文件',
  replace: '换一个文件',
  pause: '暂停',
  resume: '继续',
  sent: '%{name}：已上传 %{sent}，共 %{size}',
  told: '%{name}（%{size}）已上传',
  there: '已有文件',
  further: '再加一个文件',
  failed: '%{name}：%{reason}',
  remove: '移除“%{name}”',
  tooMany: '最多还能添加 %{smart_count} 个文件',
  full: '不能再添加文件了',
  wait: '文件还在上传，请等上传完成后再保存',
  stopped: '上传无法继续，已上传的部分会保留一天。请重新登录或刷新页面，再选择同一个文件',
  hint: '可以拖到这里；类型：%{types}；不超过 %{size}。网络中断后会自动继续。',
}
