import type { help } from '../../resources/content/help.ts'
import type { Texts } from '../../resources/schema/index.ts'

export default {
  name: '使用帮助',
  fields: { name: '标题', type: '类型', content: '内容', sort: '排序', published: '已发布' },
  hints: { type: '1 为顶栏的使用帮助', sort: '数字越小越靠前' },
  sections: { entry: '帮助条目' },
  choices: {},
  actions: {},
  asks: {},
  confirms: { remove: '帮助条目删除后不能恢复。确定删除吗？' },
  empty: '还没有使用帮助',
} satisfies Texts<typeof help>
