/** The printed reminder of the next examination. */
export default {
  title: '复查提醒',
  greeting: '%{name}的家长：',
  due: '孩子上次检查的日期是 %{examinedOn}，医生建议在 %{dueOn} 前后复查。请提前与我们预约。',
  overdue:
    '孩子上次检查的日期是 %{examinedOn}，建议的复查日期 %{dueOn} 已过。为了不影响治疗效果，请尽快与我们预约复查。',
  phone: '预约电话：%{phone}',
  bring: '来院时请携带眼镜和以前的检查资料。',
  print: '打印',
  none: '没有需要提醒的复查。',
}
