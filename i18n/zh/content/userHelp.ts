import type { userHelp } from '../../../resources/content/userHelp.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { forClients, published } from './published.ts'

export default {
  name: '用户帮助',
  fields: {
    name: '标题',
    nameEn: '英文标题',
    content: '内容',
    contentEn: '英文内容',
    ...published.fields,
    sort: '排序',
  },
  hints: { ...published.hints, nameEn: '不填则显示中文', sort: '数字越小越靠前' },
  sections: { entry: '帮助条目', ...published.sections },
  choices: { ...published.choices },
  actions: published.actions,
  done: published.done,
  calls: forClients.calls,
  inputs: forClients.inputs,
  confirms: { remove: '帮助条目删除后不能恢复。确定删除吗？' },
} satisfies Texts<typeof userHelp>
