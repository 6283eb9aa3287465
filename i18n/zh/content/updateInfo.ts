import type { updateInfo } from '../../../resources/content/updateInfo.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { published } from './published.ts'

export default {
  name: '更新日志',
  fields: { release: '版本', day: '日期', kinds: '类别', content: '内容', contentEn: '英文内容', ...published.fields },
  hints: { ...published.hints },
  sections: { entry: '更新', ...published.sections },
  choices: { ...published.choices, kinds: { added: '新增', changed: '调整', mended: '修复' } },
  actions: published.actions,
  done: published.done,
  calls: { ...published.calls, unseen: '查看更新', see: '标记更新已读' },
  inputs: { ...published.inputs, see: { fields: { until: '截至' } } },
  confirms: { remove: '更新日志删除后不能恢复。确定删除吗？' },
} satisfies Texts<typeof updateInfo>
