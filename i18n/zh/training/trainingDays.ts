/** Texts of the card that shows the last training days of a patient; they come with it. */
export default {
  title: '近 %{count} 天训练',
  trained: '训练天数',
  trainedOf: '%{trained} / %{count} 天',
  minutes: '训练时长',
  minutesOf: '%{minutes} 分钟',
  ofPlan: '方案 %{planned} 分钟，完成 %{percent}%',
  last: '最近训练日',
  never: '还没有训练记录，训练设备上传后显示在这里',
  chart: '%{from} 至 %{to} 每日训练时长：训练 %{trained} 天，共 %{minutes} 分钟',
  done: '已训练',
  planned: '方案',
  table: '按日查看',
  day: '日期',
  doneMinutes: '训练（分钟）',
  plannedMinutes: '方案（分钟）',
}
