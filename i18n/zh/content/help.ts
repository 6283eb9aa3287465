import type { help } from '../../../resources/content/help.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { published } from './published.ts'

export default {
  name: '使用帮助',
  fields: {
    name: '标题',
    nameEn: '英文标题',
    type: '类型',
    content: '内容',
    contentEn: '英文内容',
    ...published.fields,
    sort: '排序',
  },
  hints: { ...published.hints, nameEn: '不填则显示中文', sort: '数字越小越靠前' },
  sections: { entry: '帮助条目', ...published.sections },
  choices: { ...published.choices, type: { usage: '顶栏使用帮助', other: '其他（不在顶栏显示）' } },
  actions: published.actions,
  done: published.done,
  calls: published.calls,
  inputs: published.inputs,
  confirms: { remove: '帮助条目删除后不能恢复。确定删除吗？' },
} satisfies Texts<typeof help>
