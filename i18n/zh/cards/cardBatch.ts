import type { cardBatch } from '../../../resources/cards/cardBatch.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: '制卡批次',
  fields: {
    name: '批次名称',
    type: '卡类型',
    hospital: '所属机构',
    cards: '张数',
    made: '已制张数',
    state: '状态',
    first: '起始流水号',
    year: '卡号年份',
    toldAt: '卡密取出时间',
    seed: '卡密',
    remark: '备注',
  },
  hints: { hospital: '售出前卡归该机构；平台售给其他机构后，卡归买方', cards: '一次最多 10000 张，后台制作' },
  sections: { batch: '批次' },
  choices: { state: { making: '制作中', made: '卡密待取出', told: '卡密已取出' } },
  actions: {},
  calls: { codes: '取出卡密' },
  inputs: {},
} satisfies Texts<typeof cardBatch>
