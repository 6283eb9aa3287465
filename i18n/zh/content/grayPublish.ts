import type { grayPublish } from '../../../resources/content/grayPublish.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: '灰度发布',
  fields: {
    name: '名称',
    software: '版本',
    hospitals: '范围机构',
    percentage: '设备比例（%）',
    begins: '开始时间',
    ends: '结束时间',
    state: '状态',
  },
  hints: {
    software: '开始灰度时，草稿版本会随之发布，但只提供给选中的设备',
    hospitals: '不选则为全部机构',
    percentage: '调高时已收到的设备不会被移出',
    ends: '到期后已收到的设备保留，不再增加新设备；不填则不限',
  },
  sections: { share: '灰度范围' },
  choices: {
    state: { planned: '未开始', running: '进行中', paused: '已暂停', finished: '已全量', rolledBack: '已回滚' },
  },
  actions: { start: '开始', pause: '暂停', finish: '全量发布', rollBack: '回滚' },
  done: { start: '已开始', pause: '已暂停', finish: '已全量发布', rollBack: '已回滚' },
  calls: { reach: '查看灰度效果' },
  inputs: {},
  outputs: {
    reach: {
      asked: '已查询的设备',
      got: '收到此版本的设备',
      runs: '正在使用的设备',
      failures: '上报的故障',
      failing: '上报过故障的设备',
    },
  },
  confirms: {
    start: '开始后，选中比例的设备会收到此版本。确定开始吗？',
    finish: '所有设备都会收到此版本。确定全量发布吗？',
    rollBack: '所有设备都不再收到此版本，已安装的须自行恢复到较低版本。确定回滚吗？',
    remove: '删除后不能恢复。确定删除吗？',
  },
} satisfies Texts<typeof grayPublish>
