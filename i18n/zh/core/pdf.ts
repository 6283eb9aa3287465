/** Documents for paper: their buttons and what stands in them beside the fields of records. */
export default {
  button: '导出 PDF', failed: 'PDF 没有生成，请重试', done: 'PDF 已生成', someMissing: 'PDF 已生成。字库中没有这些字符，已用 □ 代替：%{characters}',
  case: '病例报告', course: '视力变化报告', plan: '治疗方案',
  made: '生成于 %{at} · %{by}', missing: '文中的 □ 表示字库中没有的字符：%{codes}',
  patient: '患者信息', age: '%{date}（%{age} 岁）', conclusion: '评估', records: '历次检查', recommendation: '训练方式', recommendedToHealthy: '%{text}（两眼均无弱视，仅由视力得出）',
  effect: '疗效', effectOf: '%{eye}疗效', patientEffect: '患者疗效',
  minutes: '每天训练时间（分钟）', total: '合计', signatures: { staff: '医生或训练师签字', guardian: '监护人签字', date: '日期' },
}
