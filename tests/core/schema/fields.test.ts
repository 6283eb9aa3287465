import { describe, expect, it } from 'vitest'
import { registry } from '../../../resources/index.ts'
import {
  allFields,
  fieldOf,
  hopKeys,
  isLogicallyDeleted,
  isStored,
  labelKey,
  maskedFields,
  storedFields,
} from '../../../resources/core/fields.ts'
import { ref, resource, service, text } from '../../../resources/core/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'

const stampNames = ['createdAt', 'createdBy', 'updatedAt', 'updatedBy']
const nothing: AnyResource = service({ name: 'nothing', calls: {} })
const hopping: AnyResource = resource({
  name: 'hopping',
  label: 'name',
  scopedBy: 'nothing',
  fields: { name: text({ showWhen: { 'patient.type': 'demo' } }), patient: ref('patient') },
  actions: { stop: { when: { 'patient.access': 'permission', 'patient.type': 'trial' } } },
})

describe('the fields of a resource', () => {
  it('are its own and the stamps, where it stores anything', () => {
    expect(Object.keys(allFields(hopping))).toEqual(['name', 'patient', ...stampNames])
    expect([allFields(nothing), isStored(nothing), isStored(hopping)]).toEqual([{}, false, true])
  })
  it.each([
    ['name', 'text'],
    ['createdBy', 'ref'],
    ['constructor', undefined],
    ['id', undefined],
  ])('%s is %s', (name, type) => {
    expect(fieldOf(hopping, name)?.type).toBe(type)
  })
  it('that are counted are no columns', () => {
    expect(storedFields(registry['hospital']!).map(([name]) => name)).not.toContain('subordinates')
    expect(storedFields(registry['hospital']!).map(([name]) => name)).toEqual(
      expect.arrayContaining(['name', ...stampNames]),
    )
  })
  it('say what is masked, deleted logically and looked at over a ref', () => {
    expect(maskedFields(registry['patient']!).map(([name]) => name)).toEqual(['mobile', 'idNumber', 'guardianMobile'])
    expect([
      isLogicallyDeleted(registry['patient']!),
      isLogicallyDeleted(registry['dict']!),
      isLogicallyDeleted(nothing),
    ]).toEqual([true, false, false])
    expect(hopKeys(hopping).sort()).toEqual(['patient.access', 'patient.type'])
    expect(labelKey('hospital')).toBe('hospitalLabel')
  })
})
