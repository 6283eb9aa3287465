import type { serial } from '../../../resources/system/serial.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: '序列号',
  fields: {
    number: '序列号',
    series: '系列',
    batch: '批次',
    state: '状态',
    device: '使用设备',
    claimedAt: '启用时间',
    replacedBy: '更换为',
    remark: '备注',
  },
  sections: { serial: '序列号' },
  choices: { state: { new: '未使用', claimed: '使用中', replaced: '已更换', scrapped: '已报废' } },
  actions: { scrap: '报废' },
  done: { scrap: '已报废' },
  inputs: {},
  confirms: { scrap: '报废后，该序列号不能再用于任何设备，也不能恢复。确定报废吗？' },
} satisfies Texts<typeof serial>
