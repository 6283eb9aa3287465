/** Follow-ups on a patient's page and on the home page. */
export default {
  title: '随访',
  count: '随访（共 %{count} 次）',
  none: '还没有随访记录',
  create: '新建随访',
}
