import { describe, expect, it } from 'vitest'
import { pageAliases, pageNamed } from '../../../resources/pages.ts'

/** Every page that section 2 of the specification names, as an address is spelt. */
const specified = [
  'animationUrl',
  'applicationMail',
  'applicationNotice',
  'banner',
  'businessUsers',
  'caseInfo',
  'caseRecord',
  'caseSuccess',
  'clientSoftware',
  'consumerRecord',
  'cooperationPartner',
  'doctor',
  'game',
  'gameRecord',
  'help',
  'hospital',
  'hospitalPrice',
  'hospitalRecharge',
  'knowledge',
  'newCase',
  'news',
  'price',
  'priceOption',
  'project',
  'projectType',
  'rechargeRecord',
  'treatmentPlan',
  'updateInfoLog',
  'userHelp',
  'versionInfoLog',
  'wxUser',
  'ageAnalysis',
  'dbfx',
  'doctorBilling',
  'doctorRecharge',
  'gameAnalysis',
  'gifts',
  'liaoxiao/query',
  'liaoxiao/analyze',
  'liaoxiao/cha',
  'loginQuery',
  'visitRecord',
  'monthAnalysis',
  'subsequentVisit',
  'sum',
  'tbhb',
  'yearAnalysis',
  'cardExample',
  'cardInfo',
  'globalSetting',
  'grayPublish',
  'menu',
  'permission',
  'role',
  'snExample',
  'sysDict',
  'sysDictGroup',
  'timing',
  'user',
  'user/center',
  'user/updatePass',
  'user/hospital',
  'user/resetPass',
  'log',
  'errorLog',
  'msg',
  'redis',
  'alipay',
  'email',
  'email/config',
  'email/send',
  'picture',
  'qiniu',
  'codeGenerator',
  'nested/menu1/menu1-1',
  'nested/menu2',
]

describe('addresses by which pages are known elsewhere', () => {
  it.each(Object.entries(pageAliases))('%s leads to the page %s, and is none itself', (alias, page) => {
    expect(pageNamed(page)).toBeDefined()
    expect(pageNamed(alias)).toBeUndefined()
  })

  it('are those of the specification: each of its names leads to a page', () => {
    expect(specified.filter(name => pageNamed(pageAliases[name] ?? name) === undefined)).toEqual([])
    expect(pageAliases).toMatchObject({
      user: 'operator',
      businessUsers: 'patient',
      loginQuery: 'attendance',
      subsequentVisit: 'reexamination',
    })
  })
})
