import { describe, expect, it } from 'vitest'
import { findingsOf } from '../../generator/check.ts'
import { fromTable } from '../../generator/fromTable.ts'
import type { Column } from '../../generator/fromTable.ts'

const column = (name: string, type: string, more: Partial<Column> = {}): Column => ({
  name,
  type,
  required: false,
  unique: false,
  comment: null,
  to: null,
  options: null,
  reading: null,
  ...more,
})
const guess = (
  columns: readonly Column[],
  name = 't_repair_order',
  comment: string | null = null,
  reading: string | null = null,
) => fromTable({ name, comment, reading, columns }, () => undefined)

describe('an entity of a table', () => {
  it('has fields by the types, keys, checks and comments of its columns', () => {
    const { entity, notes } = guess(
      [
        column('id', 'bigint', { required: true }),
        column('created_at', 'timestamp with time zone'),
        column('del_flag', 'boolean'),
        column('order_no', 'character varying(20)', { required: true, unique: true, comment: '单号：唯一' }),
        column('hospital', 'integer', { required: true, to: 'hospital' }),
        column('patient_id', 'integer', { to: 'patient' }),
        column('status', 'text', { options: ['open', 'closed'], comment: 'State' }),
        column('total_amount', 'bigint'),
        column('score', 'numeric(5,1)'),
        column('visited', 'date'),
        column('seen_at', 'timestamp without time zone'),
        column('is_urgent', 'boolean', { required: true }),
        column('remark', 'text'),
        column('title', 'text'),
        column('extra', 'jsonb'),
      ],
      't_repair_order',
      '维修单',
    )
    expect(entity.resource.name).toBe('repairOrder')
    expect(entity.resource.scopedBy).toBe('hospital')
    expect(entity.resource.fields).toMatchObject({
      orderNo: { type: 'text', max: 20, required: true, unique: true },
      hospital: { type: 'ref', to: 'hospital', required: true, on: { remove: 'keep' } },
      patientId: { type: 'ref', to: 'patient', on: { transfer: 'stay' } },
      status: { type: 'choice', options: ['open', 'closed'] },
      totalAmount: { type: 'money' },
      score: { type: 'decimal', digits: 1 },
      visited: { type: 'date' },
      seenAt: { type: 'datetime' },
      isUrgent: { type: 'flag' },
      remark: { type: 'longText' },
      title: { type: 'text', max: 200 },
      extra: { type: 'json' },
      deleted: { type: 'flag' },
    })
    expect(Object.keys(entity.resource.fields)).toHaveLength(13)
    expect(entity.texts.zh).toMatchObject({ name: '维修单', fields: { orderNo: '单号' } })
    expect(entity.texts.en).toMatchObject({
      name: 'Repair order |||| Repair orders',
      fields: { orderNo: 'Order no', status: 'State' },
      choices: { status: { open: 'Open' } },
    })
    expect(notes).toEqual([])
    expect(findingsOf(entity.resource)).toEqual([])
  })

  it('of two hundred columns shows some side by side, and passes the checks of a start', () => {
    const { entity } = guess([
      column('name', 'text', { required: true }),
      ...Array.from({ length: 199 }, (_, at) => column(`value_${at}`, ['integer', 'text', 'date', 'boolean'][at % 4]!)),
    ])
    expect(Object.keys(entity.resource.fields)).toHaveLength(201)
    expect(entity.resource.list!.columns.length - entity.resource.list!.spare!.length).toBe(9)
    expect(findingsOf(entity.resource)).toEqual([])
  })

  it('calls reserved words, Chinese names and odd ones so that code can, and says which', () => {
    const { entity, notes } = guess(
      [
        column('name', 'text'),
        column('select', 'text'),
        column('class', 'text'),
        column('default', 'integer'),
        column('姓名', 'text', { reading: 'xing ming' }),
        column('2nd', 'text'),
        column('a-b c', 'text'),
        column('A_B_C', 'text'),
        column('_', 'text'),
        column('___', 'text'),
      ],
      '维修单',
      null,
      'wei xiu dan',
    )
    expect(entity.resource.name).toBe('weiXiuDan')
    expect(Object.keys(entity.resource.fields)).toEqual([
      'name',
      'select',
      'weiXiuDanClass',
      'weiXiuDanDefault',
      'xingMing',
      'nd',
      'aBC',
      'aBC2',
      'column1',
      'column12',
      'deleted',
    ])
    expect(entity.texts.zh).toMatchObject({ name: '维修单', fields: { xingMing: '姓名' } })
    expect(notes.map(({ column: at }) => at)).toEqual(['class', 'default', '姓名', 'A_B_C', '_', '___'])
    expect(findingsOf(entity.resource)).toEqual([])
  })

  it('leaves out what no field can hold, and gives a record a name where it has none', () => {
    const { entity, notes } = guess([column('place', 'point'), column('tags', 'integer[]'), column('size', 'integer')])
    expect(Object.keys(entity.resource.fields)).toEqual(['size', 'name', 'deleted'])
    expect(notes).toEqual([
      { column: 'place', why: 'type', as: 'point' },
      { column: 'tags', why: 'type', as: 'integer[]' },
      { column: 't_repair_order', why: 'label', as: 'name' },
    ])
    expect(findingsOf(entity.resource)).toEqual([])
  })
})
