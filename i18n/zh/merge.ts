/** Texts of the page on which two records of one patient become one. */
export default {
  lead: '以下患者可能被登记了两次。请核对后合并：内容、病例、方案和次数归到保留的患者，另一位被删除且不能恢复。',
  none: '没有发现可能重复的患者',
  more: '查看更多',
  compare: '核对并合并',
  compareNamed: '核对并合并 %{name}',
  back: '返回列表',
  reasons: { nameAndBirthday: '姓名和出生日期相同', idNumber: '身份证号相同', nameAndGuardian: '姓名和监护人手机号相同' },
  survivor: '保留',
  other: '并入',
  stays: '保留哪一位',
  deleted: '已删除',
  differing: '以哪一位的内容为准',
  same: '两位患者的内容没有不同',
  empty: '（空）',
  done: '已合并',
}
