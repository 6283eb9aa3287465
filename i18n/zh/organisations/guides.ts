import type { Guides } from '../../Guides.ts'

/** What the pages of this capability are for, and how the first entry of a list comes about. */
export default {
  hospital: {
    purpose: '平台、经销商、代理和医院，按上下级排列。账号、患者和设备都属于其中一家机构。',
    first: '在平台之下新建第一家机构。',
  },
  doctor: {
    purpose: '各机构的医生、护士和训练师。患者、病例和方案由他们主管。',
    first: '先新建机构，再登记人员。需要登录的人员再关联后台账号。',
  },
  'user/hospital': { purpose: '本机构的资料和剩余次数。' },
} satisfies Guides<'organisations'>
