import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { descriptorSource } from '../../../scripts/newResource/descriptor.ts'
import { AskedError, parse } from '../../../scripts/newResource/parse.ts'
import { withResource, withTexts } from '../../../scripts/newResource/register.ts'
import { textsSource } from '../../../scripts/newResource/texts.ts'

const known = { capabilities: ['organisations', 'system'], resources: ['patient', 'hospital'] }
const ask = (fields: string, name = 'clinicRoom') => parse([name, '--capability', 'organisations', '--fields', fields], known)

describe('new resource', () => {
  it('reads fields with their kind and argument, and requires what is marked and the organisation that scopes', () => {
    expect(ask('name:text! hospital:ref size:choice=small,large').fields).toEqual([
      { name: 'name', kind: 'text', argument: undefined, required: true },
      { name: 'hospital', kind: 'ref', argument: 'hospital', required: true },
      { name: 'size', kind: 'choice', argument: 'small,large', required: false },
    ])
  })

  it.each([
    ['name:text', 'patient', 'already'], ['name:text', 'Clinic', 'camelCase'], ['name:text', '../clinic', 'camelCase'],
    ['name:txt', 'clinic', 'no kind'], ['id:text', 'clinic', 'cannot name'], ['name:text size:choice', 'clinic', 'needs to know more'],
    ['name:text place:ref', 'clinic', 'no resource'], ['name:text name:text', 'clinic', 'twice'], ['n:integer', 'clinic', 'kind text'], ['name', 'clinic', 'no field'],
  ])('refuses %j as %s', (fields, name, why) => {
    expect(() => ask(fields, name)).toThrow(AskedError)
    expect(() => ask(fields, name)).toThrow(why)
  })

  it('writes a descriptor that names its scope, and masks what is masked elsewhere', () => {
    const source = descriptorSource(ask('name:text! mobile:text hospital:ref!'))
    expect(source).toContain("scopedBy: 'hospital'")
    expect(source).toContain("mobile: text({ match: 'mobile', mask: 'tail4' })")
    expect(source).toContain("filters: ['hospital', 'createdAt', 'deleted']")
  })

  it('says of refs to whom something may happen what becomes of it then', () => {
    expect(descriptorSource(ask('name:text! patient:ref hospital:ref'))).toMatch(
      /patient: ref\('patient', \{ on: \{ merge: 'move', transfer: 'stay', remove: 'keep' \} \}\),\n {4}hospital: ref\('hospital', \{ required: true, on: \{ remove: 'keep' \} \}\)/)
    expect(descriptorSource(ask('name:text! patient:ref'))).toContain("patient: ref('patient', { on: { merge: 'move', transfer: 'follow', remove: 'keep' } })")
  })

  it('writes texts for every field and option', () => {
    const source = textsSource(ask('name:text! size:choice=small,large'), 'en', { name: 'Name' })
    expect(source).toContain("name: 'Clinic room |||| Clinic rooms'")
    expect(source).toContain("size: { small: 'Small', large: 'Large' }")
  })

  it('adds one line to each registry, in its place', () => {
    const asked = ask('name:text!')
    const registry = withResource(readFileSync('resources/organisations/index.ts', 'utf8'), asked)
    expect(registry).toMatch(/resources: \{ hospital, [^}]*[^,], clinicRoom \},/)
    expect(registry.match(/clinicRoom/g)).toHaveLength(3)
    const texts = withTexts(readFileSync('i18n/en/organisations/index.ts', 'utf8'), asked)
    expect(texts.match(/clinicRoom/g)).toHaveLength(3)
    expect(texts.indexOf('./clinicRoom.ts')).toBeLessThan(texts.indexOf('./doctor.ts'))
  })
})
