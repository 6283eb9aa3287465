import type { notice } from '../../../resources/content/notice.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { published } from './published.ts'

export default {
  name: '公告',
  fields: {
    title: '标题',
    titleEn: '英文标题',
    type: '类型',
    content: '内容',
    contentEn: '英文内容',
    ...published.fields,
    hospitals: '接收机构',
  },
  hints: { ...published.hints, hospitals: '不选表示发给所有机构', titleEn: '不填则显示中文' },
  sections: { notice: '公告', ...published.sections },
  choices: { ...published.choices, type: { announcement: '顶栏公告', other: '其他（不在顶栏显示）' } },
  actions: published.actions,
  done: published.done,
  calls: { ...published.calls, read: '阅读公告', watch: '标记已读', unwatch: '撤销标记已读' },
  inputs: {
    ...published.inputs,
    read: {
      fields: { page: '页码', size: '每页条数', sort: '排序', type: '类型' },
      choices: { type: { announcement: '顶栏公告', other: '其他（不在顶栏显示）' } },
    },
    watch: { fields: { username: '用户名', watchNoticeIds: '已读公告编号，逗号分隔；all 表示全部' } },
    unwatch: { fields: { readAt: '标记已读的时间，以当时的应答为准' } },
  },
  confirms: { remove: '公告删除后不能恢复。确定删除吗？' },
} satisfies Texts<typeof notice>
