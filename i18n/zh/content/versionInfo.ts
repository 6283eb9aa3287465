import type { versionInfo } from '../../../resources/content/versionInfo.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { platform } from './platform.ts'
import { forClients, published } from './published.ts'

export default {
  name: '版本日志',
  fields: {
    platform: '平台',
    release: '版本',
    day: '日期',
    content: '内容',
    contentEn: '英文内容',
    ...published.fields,
  },
  hints: { ...published.hints },
  sections: { entry: '版本', ...published.sections },
  choices: { ...published.choices, platform },
  actions: published.actions,
  done: published.done,
  calls: forClients.calls,
  inputs: forClients.inputs,
  confirms: { remove: '版本日志删除后不能恢复。确定删除吗？' },
} satisfies Texts<typeof versionInfo>
