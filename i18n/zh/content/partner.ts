import type { partner } from '../../../resources/content/partner.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { forClients, published } from './published.ts'

export default {
  name: '合作伙伴',
  fields: {
    name: '名称',
    nameEn: '英文名称',
    kind: '类型',
    logo: '标志',
    link: '网址',
    since: '合作开始日期',
    ...published.fields,
    sort: '排序',
  },
  hints: { ...published.hints, sort: '数字越小越靠前' },
  sections: { entry: '合作伙伴', ...published.sections },
  choices: {
    ...published.choices,
    kind: { medical: '医疗机构', school: '学校', research: '科研机构', supplier: '供应商', media: '媒体' },
  },
  actions: published.actions,
  done: published.done,
  calls: forClients.calls,
  inputs: forClients.inputs,
  confirms: { remove: '合作伙伴删除后不能恢复。确定删除吗？' },
} satisfies Texts<typeof partner>
