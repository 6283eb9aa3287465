import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { AskedError } from '../../../scripts/asking/asked.ts'
import { filesOf } from '../../../generator/files.ts'
import { languages } from '../../../i18n/Language.ts'
import { checkRegistry } from '../../../resources/core/checks.ts'
import { capabilities, registry } from '../../../resources/index.ts'
import { checkedBeside } from '../../../server/app/checkedBeside.ts'
import { descriptorSource } from '../../../generator/descriptorSource.ts'
import { withIcon } from '../../../generator/edits.ts'
import { withGuide, withResource, withTexts } from '../../../generator/register.ts'
import { textsSource } from '../../../generator/textsSource.ts'
import { withRight } from '../../../scripts/asking/edits.ts'
import { entityOf, resourceOf } from '../../../scripts/newResource/entity.ts'
import { parse } from '../../../scripts/newResource/parse.ts'
import { withRights } from '../../../scripts/newResource/rights.ts'

const known = {
  capabilities: ['organisations', 'system'],
  resources: ['patient', 'hospital', 'doctor', 'removal'],
  roles: ['franchise', 'doctor'],
  hasIcon: (name: string) => name === 'FolderOutlined',
}
const ask = (fields: string, name = 'clinicRoom', ...more: string[]) =>
  parse([name, '--capability', 'organisations', '--fields', fields, ...more], known)

describe('new resource', () => {
  it('reads fields with their type and argument, and requires what is marked and the organisation that scopes', () => {
    expect(ask('name:text! hospital:ref size:choice=small,large').fields).toEqual([
      { name: 'name', type: 'text', argument: undefined, required: true },
      { name: 'hospital', type: 'ref', argument: 'hospital', required: true },
      { name: 'size', type: 'choice', argument: 'small,large', required: false },
    ])
  })

  it.each([
    ['name:text', 'patient', 'already'],
    ['name:text', 'Clinic', 'camelCase'],
    ['name:text', '../clinic', 'camelCase'],
    ['name:txt', 'clinic', 'no type'],
    ['id:text', 'clinic', 'cannot name'],
    ['name:text size:choice', 'clinic', 'needs to know more'],
    ['name:text place:ref', 'clinic', 'no resource'],
    ['name:text name:text', 'clinic', 'twice'],
    ['n:integer', 'clinic', 'Nothing names'],
    ['patient:ref! start:datetime', 'visit', 'Nothing names'],
    ['above:ref=visit! start:date!', 'visit', 'Nothing names'],
    ['mobile:text!', 'visit', 'Nothing names'],
    ['patient:ref! hospital:text!', 'visit', 'call the other field otherwise'],
    ['name', 'clinic', 'no field'],
  ])('refuses %j as %s', (fields, name, why) => {
    expect(() => ask(fields, name)).toThrow(AskedError)
    expect(() => ask(fields, name)).toThrow(why)
  })

  it('names what happens to somebody by whom and when, heads its pages by them, and keeps it with them', () => {
    const source = descriptorSource(resourceOf(ask('patient:ref! start:datetime! remark:text')))
    expect(source).toContain("label: ['patient', 'start']")
    expect(source).toContain("about: 'patient'")
    expect(source).toContain("scopedBy: 'hospital'")
    expect(source).toMatch(
      /hospital: ref\('hospital', \{ required: true, follows: 'patient', on: \{ remove: 'keep' \} \}\)/,
    )
    expect(source).toMatch(/patient: ref\('patient', \{ required: true, on: \{ merge: 'move', transfer: 'follow'/)
    expect(source).toContain("search: ['patient']")
  })

  it('names it by whom it is about, wherever that stands, and finds by what can be searched for', () => {
    expect(resourceOf(ask('doctor:ref! patient:ref! start:datetime!'))).toMatchObject({
      label: ['patient', 'start'],
      about: 'patient',
    })
    expect(resourceOf(ask('removal:ref! start:date!')).list?.search).toEqual([])
    expect(resourceOf(ask('mobile:text! remark:text!')).label).toBe('remark')
  })

  it.each([
    'patient:ref! second:ref=patient! start:datetime!',
    'hospital:ref! patient:ref! sender:ref=hospital name:text!',
    'patient:ref second:ref=patient! start:date!',
    'above:ref=clinicRoom! doctor:ref! start:date!',
    'removal:ref! start:date!',
    'mobile:text! remark:text!',
  ])('passes the checks of a start: %s', fields => {
    const made = resourceOf(ask(fields))
    const beside = checkedBeside()
    // Its texts are written together with it.
    const languagesWithout = (key: string) =>
      key.startsWith(`resources.${made.name}.`) ? [] : beside.languagesWithout!(key)
    expect(checkRegistry({ ...registry, [made.name]: made }, { ...beside, languagesWithout })).toEqual([])
  })

  it('writes a descriptor that names its scope, and masks what is masked elsewhere', () => {
    const source = descriptorSource(resourceOf(ask('name:text! mobile:text hospital:ref!')))
    expect(source).toContain("scopedBy: 'hospital'")
    expect(source).toContain("mobile: text({ match: 'mobile', mask: 'tail4' })")
    expect(source).toContain("filters: ['hospital', 'createdAt', 'deleted']")
  })

  it('says of refs to whom something may happen what becomes of it then', () => {
    expect(descriptorSource(resourceOf(ask('name:text! patient:ref hospital:ref')))).toMatch(
      /patient: ref\('patient', \{ on: \{ merge: 'move', transfer: 'stay', remove: 'keep' \} \}\),\n {4}hospital: ref\('hospital', \{ required: true, on: \{ remove: 'keep' \} \}\)/,
    )
    expect(descriptorSource(resourceOf(ask('name:text! patient:ref')))).toContain(
      "patient: ref('patient', { on: { merge: 'move', transfer: 'follow', remove: 'keep' } })",
    )
  })

  it('leaves out of the filters what the list call has a word for', () => {
    expect(descriptorSource(resourceOf(ask('name:text! size:choice=small,large')))).toContain(
      "filters: ['createdAt', 'deleted']",
    )
  })

  it('writes texts for every field and option, in Chinese those that it is told or that others have', () => {
    const asked = ask(
      'name:text! phone:text size:choice=small,large',
      'clinicRoom',
      '--zh',
      '诊室，size=房型, size.small=小, size.large=大',
      '--en',
      'Consulting room',
    )
    const english = textsSource(entityOf(asked), 'en')
    expect(english).toContain("name: 'Consulting room |||| Consulting rooms'")
    expect(english).toContain("    name: 'Name',")
    expect(english).toContain("size: { small: 'Small', large: 'Large' }")
    const chinese = textsSource(entityOf(asked), 'zh')
    for (const part of [
      "  name: '诊室',",
      "    name: '名称',",
      "phone: '联系电话'",
      "size: '房型'",
      "size: { small: '小', large: '大' }",
    ])
      expect(chinese).toContain(part)
  })

  it('takes the English of what is called the same in Chinese, and of what a ref leads to, but not of something else', () => {
    const fields = 'name:text! minutes:integer times:integer hospital:ref!'
    const texts = entityOf(
      ask(fields, 'visit', '--zh', '来访, minutes=时长（分钟）, times=次数, hospital=来访机构'),
    ).texts
    expect(texts.zh['fields']).toMatchObject({ minutes: '时长（分钟）', times: '次数', hospital: '来访机构' })
    expect(texts.en['fields']).toMatchObject({ minutes: 'Minutes', hospital: 'Organisation' })
    const asElsewhere = entityOf(ask(fields, 'visit', '--zh', '来访')).texts
    expect(asElsewhere.en['fields']).toMatchObject({ minutes: 'Minutes a day' })
  })

  it('asks for the Chinese words that nobody has', () => {
    expect(() => entityOf(ask('name:text! size:choice=small,large'))).toThrow(
      'What is clinicRoom, size, size.small, size.large in Chinese? Write --zh "…, size=…, size.small=…, size.large=…"',
    )
  })

  it.each([
    [['--zh', '诊室, siz=房型'], 'names nothing'],
    [['--zh', '诊室, name'], 'names nothing'],
    [['--roles', 'manager'], 'use some of franchise, doctor'],
    [['--roles', 'doctor:write'], 'write doctor or doctor:read'],
    [['--icon', 'Foldr'], 'no icon'],
  ] as const)('refuses %j: %s', (more, why) => {
    expect(() => ask('name:text!', 'clinicRoom', ...more)).toThrow(AskedError)
    expect(() => ask('name:text!', 'clinicRoom', ...more)).toThrow(why)
  })

  it('writes the icon, and the rights of each role that is asked for however its list is written', () => {
    const asked = ask('name:text!', 'clinicRoom', '--roles', 'franchise,doctor:read')
    expect(withIcon(readFileSync('src/shell/layout/moreIcons.tsx', 'utf8'), asked)).toMatch(
      /\n {2}clinicRoom: FolderOutlined,\n\} satisfies /,
    )
    const rights = withRights(readFileSync('server/seed/roles.ts', 'utf8'), asked)
    const partOf = (role: string, source = rights): string => {
      const start = source.indexOf(`key: roleKeys.${role},`)
      return source.slice(start, source.indexOf('creates:', start))
    }
    expect(partOf('franchise')).toMatch(/\n {6}everything\('clinicRoom'\),\n {4}\],/)
    expect(partOf('doctor')).toMatch(/\n {6}\.\.\.looks\('clinicRoom'\),\n {4}\],/)
    expect(rights.match(/clinicRoom/g)).toHaveLength(2)
    const all = withRights(readFileSync('server/seed/roles.ts', 'utf8'), {
      ...asked,
      roles: [
        { role: 'staff', rights: 'all' },
        { role: 'trainer', rights: 'read' },
        { role: 'none', rights: 'read' },
        { role: 'demo', rights: 'read' },
      ],
    })
    expect(partOf('staff', all)).toContain("everything('clinicRoom')")
    for (const role of ['demo', 'trainer']) expect(partOf(role, all)).toContain("...looks('clinicRoom')")
    expect(withRight("{ key: roleKeys.demo, permissions: ['a'].flatMap(looks) }", 'demo', "'b'")).toBe(
      "{ key: roleKeys.demo, permissions: [...['a'].flatMap(looks), 'b'] }",
    )
    expect(all).toContain("permissions: [...looks('clinicRoom')]")
  })

  it('calls by another variable what is called by a word of the vocabulary', () => {
    const asked = ask('name:text!', 'text')
    expect(descriptorSource(resourceOf(asked))).toContain("export const textInfo = resource({\n  name: 'text'")
    expect(withResource(readFileSync('resources/organisations/index.ts', 'utf8'), asked)).toMatch(
      /import \{ textInfo \} from '.\/text.ts'[^]*, text: textInfo \},/,
    )
    expect(withTexts(readFileSync('i18n/en/organisations/index.ts', 'utf8'), asked)).toMatch(
      /import textInfo from '.\/text.ts'[^]*, text: textInfo \} satisfies/,
    )
  })

  it('adds one line to each registry, in its place', () => {
    const asked = ask('name:text!')
    const registry = withResource(readFileSync('resources/organisations/index.ts', 'utf8'), asked)
    expect(registry).toMatch(/resources: \{ hospital, [^}]*[^,], clinicRoom \},/)
    expect(registry.match(/clinicRoom/g)).toHaveLength(3)
    const texts = withTexts(readFileSync('i18n/en/organisations/index.ts', 'utf8'), asked)
    expect(texts.match(/clinicRoom/g)).toHaveLength(3)
    expect(texts.indexOf('./clinicRoom.ts')).toBeLessThan(texts.indexOf('./doctor.ts'))
    const guides = withGuide(
      readFileSync('i18n/en/organisations/guides.ts', 'utf8'),
      entityOf(ask('name:text!', 'clinicRoom', '--zh', '诊室', '--en', 'Consulting room')),
      'en',
    )
    expect(guides).toContain(
      "\n  clinicRoom: {\n    purpose: 'Consulting rooms, to be entered and found again.',\n    first: 'Create the first one.',\n  },\n} satisfies Guides",
    )
  })

  it.each(Object.keys(capabilities))('finds its place among what %s has', capability => {
    const entity = { ...entityOf(ask('name:text!', 'clinicRoom', '--zh', '诊室')), capability }
    const written = filesOf(entity, file => readFileSync(file, 'utf8'))
    expect(written.filter(([, source]) => source.includes('clinicRoom')).length).toBe(written.length)
    // Where texts come in two parts, those of the page come with it.
    for (const language of languages) {
      const [later, index] = ['later', 'index'].map(part => `i18n/${language}/${capability}/${part}.ts`)
      expect(written.map(([file]) => file)).toContain(existsSync(later!) ? later : index)
    }
  })
})
