import type { Texts } from '../../../resources/core/index.ts'
import type { savedView } from '../../../resources/system/savedView.ts'

export default {
  name: '已存视图',
  fields: {
    page: '页面',
    title: '名称',
    state: '内容',
    shared: '共享',
    roles: '共享给的角色',
    hospitals: '共享给的机构',
    standard: '作为他们的默认视图',
  },
  hints: { roles: '不选表示您数据范围内的所有人' },
  sections: { view: '视图' },
  choices: {},
  actions: {},
  calls: { ofPage: '查看页面的视图', choose: '设置页面的默认视图' },
  inputs: {
    ofPage: { fields: { page: '页面' } },
    choose: { fields: { page: '页面', view: '视图' } },
  },
  confirms: { remove: '视图删除后不能恢复。确定删除吗？' },
} satisfies Texts<typeof savedView>
