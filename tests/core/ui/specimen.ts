import {
  acuity, choice, count, date, datetime, decimal, dictionary, flag, integer, items, json, longText, money, ref, refs, resource, richText, same, secret, text,
} from '../../../resources/core/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'

/** A resource with a field of every kind, and an action that asks. */
const declared = resource({
  name: 'specimen',
  label: 'name',
  scopedBy: 'nothing',
  fields: {
    name: text({ required: true, max: 25 }),
    notes: longText(),
    story: richText(),
    pieces: integer({ min: 1, max: 9 }),
    weight: decimal({ digits: 1 }),
    vision: acuity(),
    price: money({ min: 100, max: 100_000 }),
    day: date(),
    moment: datetime(),
    ready: flag(),
    state: choice(['fresh', 'stale'], { tones: { stale: 'warning' } }),
    title: dictionary('doctorTitle'),
    hospital: ref('hospital'),
    roles: refs('role'),
    entries: count('dict', 'group'),
    rows: items({ minutes: integer({ required: true, max: 60 }), label: text() }),
    shape: json(),
    code: secret(),
  },
  list: {
    columns: ['name', 'pieces', 'weight', 'vision', 'price', 'day', 'moment', 'ready', 'state', 'title', 'hospital', 'roles', 'entries', 'rows', 'notes', 'story', 'shape'],
    filters: ['name', 'notes', 'pieces', 'weight', 'vision', 'price', 'day', 'moment', 'ready', 'state', 'title', 'hospital', 'roles'],
  },
  form: [{
    section: 'all',
    fields: ['name', 'notes', 'pieces', 'weight', 'vision', 'price', 'day', 'moment', 'ready', 'state', 'title', 'hospital', 'roles', 'rows', 'shape', 'code'],
  }],
  actions: {
    list: { call: 'GET api/specimen' },
    get: { call: 'GET api/specimen/{id}' },
    create: { call: 'POST api/specimen' },
    update: { call: 'PUT api/specimen' },
    discount: {
      call: 'PUT api/specimen/discount/{id}', bulk: true, tone: 'warning', when: { price: { min: 500 } },
      input: { off: money({ required: true, max: 20_000 }), reason: choice(['friend', 'other'], { required: true }), why: longText({ requiredWhen: { reason: 'other' }, showWhen: { reason: 'other' } }) },
    },
    seal: {
      call: 'PUT api/specimen/seal', on: 'list', input: { word: secret({ required: true }), again: secret({ required: true }) }, rules: [same('word', 'again')],
    },
  },
})

export const specimen: AnyResource = declared

export const specimenTexts = {
  specimen: {
    name: '样本',
    fields: {
      name: '名称', notes: '说明', story: '故事', pieces: '件数', weight: '重量', vision: '视力', price: '价格', day: '日期', moment: '时刻', ready: '就绪', state: '状态', title: '职称',
      hospital: '机构', roles: '角色', entries: '条目', rows: '明细', shape: '形状', code: '密码',
      id: '编号', createdAt: '创建时间', createdBy: '创建人', updatedAt: '更新时间', updatedBy: '更新人',
    },
    items: { rows: { fields: { minutes: '分钟', label: '标签' } } },
    sections: { all: '全部' },
    choices: { state: { fresh: '新', stale: '旧' } },
    actions: { discount: '打折', seal: '封存' },
    inputs: {
      discount: { fields: { off: '减免', reason: '原因', why: '具体原因' }, choices: { reason: { friend: '熟人', other: '其他' } } },
      seal: { fields: { word: '口令', again: '再次输入' } },
    },
  },
}

export const aSpecimen = {
  id: 1, version: 1, name: '石英', notes: '第一行\n第二行', story: '<p>好<script>alert(1)</script></p>', pieces: 3, weight: 1.5, vision: '0.6', price: 12_345, day: '2026-03-01', moment: '2026-03-01T01:30:00Z',
  ready: true, state: 'stale', title: 'senior', titleLabel: '主任医师', hospital: 2, hospitalLabel: '同仁医院', roles: [1, 2], rolesLabel: ['管理员', '医生'], entries: 4,
  rows: [{ minutes: 20, label: '左眼' }], shape: { a: 1 }, createdAt: '2026-01-01T00:00:00Z', createdBy: 1, createdByLabel: '管理员', updatedAt: '2026-01-01T00:00:00Z', updatedBy: 1, updatedByLabel: '管理员',
}
