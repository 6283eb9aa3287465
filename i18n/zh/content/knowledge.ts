import type { knowledge } from '../../../resources/content/knowledge.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { counted, forClients, published } from './published.ts'

export default {
  name: '知识库',
  fields: {
    title: '标题',
    titleEn: '英文标题',
    category: '分类',
    tags: '标签',
    readers: '适合人群',
    difficulty: '难度',
    cover: '封面',
    summary: '摘要',
    summaryEn: '英文摘要',
    content: '正文',
    contentEn: '英文正文',
    sources: '资料来源',
    onTop: '置顶',
    ...counted.fields,
    ...published.fields,
    sort: '排序',
  },
  hints: { ...published.hints, titleEn: '不填则显示中文', tags: '多个标签用空格分隔', sort: '数字越小越靠前' },
  sections: { entry: '内容', ...published.sections },
  choices: {
    ...published.choices,
    readers: { guardian: '家长', staff: '工作人员' },
    difficulty: { basic: '入门', advanced: '进阶' },
  },
  actions: published.actions,
  done: published.done,
  calls: { ...forClients.calls, ...counted.calls },
  inputs: { ...forClients.inputs, ...counted.inputs },
  confirms: { remove: '文章删除后不能恢复。确定删除吗？' },
} satisfies Texts<typeof knowledge>
