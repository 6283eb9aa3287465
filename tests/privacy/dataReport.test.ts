import { describe, expect, it } from 'vitest'
import { hasText } from '../../i18n/translate.ts'
import { rechargeTypes } from '../../resources/times/rechargeType.ts'
import { subjectSources } from '../../server/privacy/sources.ts'
import { wordsOf } from '../../src/core/pdf/Report.ts'
import type { Part, Report } from '../../src/core/pdf/Report.ts'
import { dataReport } from '../../src/privacy/dataReport.ts'
import type { ToldSubject } from '../../src/privacy/dataReport.ts'
import { wordsIn } from '../support/pdf.ts'

const making = { by: '王芳', at: '2026-11-21T05:05:00.000Z', today: '2026-11-21' }
const at = '2026-03-02T01:00:00.000Z'

const subject: ToldSubject = {
  head: { organisation: '杭州明目眼科医院', address: null, phone: null },
  records: {
    patient: [
      {
        id: 7,
        name: '欧阳晓晓',
        account: 'P7',
        gender: 'female',
        birthday: '2019-05-01',
        mobile: '13812345678',
        hospital: 2,
        hospitalLabel: '杭州明目眼科医院',
        photo: 'ab'.repeat(16),
      },
    ],
    treatmentPlan: [
      { id: 3, number: 'P7-1', items: [{ project: 4, projectLabel: '红光闪烁', eye: 'left', minutes: 5 }] },
    ],
    followUp: [1, 2].map(id => ({ id, number: `P7-F${id}`, at, channel: 'phone', content: `第 ${id} 次随访` })),
    gameRecord: Array.from({ length: 40 }, (_, place) => ({
      id: place + 1,
      startedAt: at,
      projectLabel: '描图训练',
      project: 5,
      minutes: 15,
    })),
    somethingNew: [{ id: 1 }],
  },
  tables: {
    letters: [{ title: '复查提醒', content: '<p>请按时复查</p>', deliveredAt: at, readAt: null }],
    movements: [
      {
        at,
        movement: 'topUp',
        rechargeType: 'ordinary',
        times: 30,
        giveTimes: 2,
        day: '2026-03-02',
        organisation: '杭州明目眼科医院',
      },
    ],
    owedDays: [],
  },
  changes: [{ resource: 'followUp', record: 1, action: 'create', at, by: '李医生', job: null, changes: {} }],
  reads: [{ resource: 'patient', record: 7, kind: 'contact', at, by: null }],
  files: [{ key: 'ab'.repeat(16), name: null, type: 'image/webp', size: 3, content: 'AQID' }],
}

const partsOf = (report: Report, title: string): readonly Part[] =>
  report.sections.find(section => section.title === title)?.parts ?? []

describe('a copy of what is kept of a child, on paper', () => {
  it('has a text for all that tables without a descriptor tell', () => {
    const keys = subjectSources.tables.flatMap(({ name, columns }) => [
      `tables.${name}`,
      ...Object.keys(columns)
        .filter(column => column !== 'content')
        .map(column => `columns.${column}`),
    ])
    const values = [
      ...rechargeTypes.map(type => `rechargeType.${type}`),
      ...['open', 'export', 'contact'].map(kind => `kind.${kind}`),
    ].map(value => `values.${value}`)
    expect(
      [...keys, ...values].filter(
        key => !(['zh', 'en'] as const).every(language => hasText(language, `app.dataExport.${key}`)),
      ),
    ).toEqual([])
  })

  it('tells few records of a kind whole, with their child rows, and many as a table', () => {
    const report = dataReport(subject, wordsIn('zh'), making)
    const text = wordsOf(report)
    for (const said of [
      '个人信息副本',
      '欧阳晓晓',
      '13812345678',
      '女',
      '红光闪烁',
      '左眼',
      '第 2 次随访',
      '复查提醒',
      '充值',
      '李医生',
      '查看完整号码',
      'image/webp',
    ])
      expect(text).toContain(said)
    expect(text).not.toMatch(/app\.|resources\.|null|undefined|AQID|<p>/)
    expect(partsOf(report, '随访').filter(({ kind }) => kind === 'table')).toEqual([])
    expect(partsOf(report, '训练记录')).toMatchObject([{ kind: 'table', rows: { length: 40 } }])
    expect(partsOf(report, '欠次训练日')).toEqual([])
  })

  it('says the same in English', () => {
    const text = wordsOf(dataReport(subject, wordsIn('en'), making))
    for (const said of ['Copy of personal data', 'Female', 'Left', 'Top-up', 'Whole number shown', 'Times ledger'])
      expect(text).toContain(said)
    expect(text).not.toMatch(/app\.|resources\.|null|undefined/)
  })
})
