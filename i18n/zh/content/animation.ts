import type { animation } from '../../../resources/content/animation.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { forClients, published } from './published.ts'

export default {
  name: '动画地址',
  fields: {
    title: '标题',
    titleEn: '英文标题',
    source: '来源',
    address: '视频地址',
    video: '视频文件',
    cover: '封面',
    seconds: '时长（秒）',
    plays: '播放时机',
    projects: '适用项目',
    ...published.fields,
    sort: '排序',
  },
  hints: { ...published.hints, projects: '不选表示所有项目', sort: '数字越小越靠前' },
  sections: { entry: '动画', ...published.sections },
  choices: {
    ...published.choices,
    source: { address: '填写视频地址', file: '上传视频' },
    plays: { before: '训练前', between: '训练间隙' },
  },
  actions: published.actions,
  done: published.done,
  calls: forClients.calls,
  inputs: forClients.inputs,
  confirms: { remove: '动画删除后不能恢复。确定删除吗？' },
} satisfies Texts<typeof animation>
