import type { publication } from '../../../resources/content/publication.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: '发布日程',
  fields: { at: '时间', event: '事项', kind: '类别', title: '标题', record: '编号' },
  sections: {},
  choices: {
    event: { begins: '发布', ends: '下线' },
    kind: {
      notice: '公告',
      help: '使用帮助',
      userHelp: '用户帮助',
      news: '新闻',
      knowledge: '知识库',
      banner: '轮播图',
      caseSuccess: '成功案例',
      partner: '合作伙伴',
      animation: '动画地址',
      updateInfo: '更新日志',
      versionInfo: '版本日志',
    },
  },
  actions: {},
  inputs: {},
} satisfies Texts<typeof publication>
