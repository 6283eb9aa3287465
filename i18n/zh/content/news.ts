import type { news } from '../../../resources/content/news.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { counted, forClients, published } from './published.ts'

export default {
  name: '新闻',
  fields: {
    title: '标题',
    titleEn: '英文标题',
    category: '分类',
    cover: '封面',
    summary: '摘要',
    summaryEn: '英文摘要',
    content: '正文',
    contentEn: '英文正文',
    onTop: '置顶',
    ...counted.fields,
    ...published.fields,
  },
  hints: { ...published.hints, titleEn: '不填则显示中文' },
  sections: { entry: '内容', ...published.sections },
  choices: { ...published.choices },
  actions: published.actions,
  done: published.done,
  calls: { ...forClients.calls, ...counted.calls },
  inputs: { ...forClients.inputs, ...counted.inputs },
  confirms: { remove: '新闻删除后不能恢复。确定删除吗？' },
} satisfies Texts<typeof news>
