import type { serialSeries } from '../../../resources/system/serialSeries.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: '序列号系列',
  fields: {
    name: '名称',
    pattern: '编号规则',
    check: '校验位',
    next: '下一个流水号',
    made: '已生成',
    remark: '备注',
    deleted: '已删除',
  },
  hints: {
    pattern: '{YY} 为年份后两位，一串 # 为流水号，例如 AM{YY}######；生成后的号码不再改变，因此保存后不能修改',
    check: '能发现输错的号码',
  },
  sections: { series: '系列' },
  choices: { check: { none: '无', luhn: 'Luhn（按数字）', mod3736: 'ISO 7064 MOD 37,36（按字母和数字）' } },
  actions: { make: '生成序列号', recover: '恢复' },
  done: { make: '序列号已生成', recover: '已恢复' },
  inputs: { make: { fields: { count: '数量', batch: '批次' } } },
  outputs: { make: { first: '第一个号码', last: '最后一个号码' } },
} satisfies Texts<typeof serialSeries>
