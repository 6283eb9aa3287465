import type { caseSuccess } from '../../../resources/content/caseSuccess.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { forClients, published } from './published.ts'

export default {
  name: '成功案例',
  fields: {
    title: '标题', titleEn: '英文标题', age: '年龄', ageEn: '英文年龄', type: '弱视类型', typeEn: '英文弱视类型', weeks: '训练周数',
    firstRight: '右眼初次视力', firstLeft: '左眼初次视力', lastRight: '右眼最近视力', lastLeft: '左眼最近视力', story: '经过', storyEn: '英文经过',
    cover: '封面', picture: '图片', further: '另一张图片', consentOn: '监护人同意日期', consent: '同意书扫描件', consentEndedOn: '撤回同意日期', consentState: '同意', ...published.fields, sort: '排序',
  },
  hints: {
    ...published.hints, titleEn: '不填则显示中文', age: '用文字表示，例如“6 岁”', type: '用文字表示，例如“屈光参差性弱视”', story: '不要写姓名、日期和机构', consent: '只保存在服务器上，不会给任何读者', sort: '数字小的在前',
  },
  sections: { entry: '内容', vision: '视力', story: '经过与图片', consent: '监护人同意', ...published.sections },
  choices: { ...published.choices, consentState: { missing: '未取得', given: '已取得', takenBack: '已撤回' } },
  actions: { ...published.actions, endConsent: '撤回同意', fromCase: '从病例生成' },
  calls: forClients.calls,
  inputs: { ...forClients.inputs, endConsent: { fields: { reason: '原因' } }, fromCase: { fields: { case: '病例' } } },
  outputs: { fromCase: { id: '编号' } },
  confirms: { remove: '案例删除后不能恢复。确定删除吗？', endConsent: '撤回后立即在所有地方下线，重新发布需要新的同意书。确定撤回吗？' },
  pairs: { first: '初次视力', last: '最近视力' },
} satisfies Texts<typeof caseSuccess>
