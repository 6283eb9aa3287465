import type { Guides } from '../../Guides.ts'

/** What the pages of this capability are for, and how the first entry of a list comes about. */
export default {
  patient: {
    purpose: '患者的档案。资料、病例、训练方案、剩余次数和随访都从这里打开。',
    first: '新建第一位患者，或从表格导入已有的名单。',
  },
  followUp: {
    purpose: '每次联系家长的记录：问了什么、对方怎么说、下次什么时候再联系。到期的随访会显示在首页。',
    first: '在患者页面记录随访，或在这里新建。',
  },
  mergePatients: { purpose: '找出可能属于同一个人的档案，对照后合并为一份。病例、次数和训练记录都会保留。' },
} satisfies Guides<'patients'>
