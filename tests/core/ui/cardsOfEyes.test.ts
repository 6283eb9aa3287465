import { describe, expect, it } from 'vitest'
import { registry } from '../../../resources/index.ts'
import { otherSide } from '../../../resources/core/pairs.ts'
import { acuity, resource, text } from '../../../resources/core/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { resourceView } from '../../../src/core/resourceView.ts'

const cardOf = (one: AnyResource): string[] => resourceView(one).card.labelled.map(({ name }) => name)

describe('a card on a phone', () => {
  it.each(
    Object.values(registry)
      .filter(one => one.list)
      .map(one => one.name),
  )('of %s shows both eyes or none', name => {
    const [shown, columns] = [cardOf(registry[name]!), registry[name]!.list!.columns]
    for (const one of shown) {
      const other = otherSide(one)
      if (other !== undefined && columns.includes(other)) expect(shown).toContain(other)
    }
  })

  it('has the other eye too where the first few columns end between them', () => {
    const look = resource({
      name: 'look',
      label: 'name',
      scopedBy: 'nothing',
      fields: {
        name: text({ required: true }),
        a: text(),
        b: text(),
        c: text(),
        sightRight: acuity(),
        sightLeft: acuity(),
      },
      list: { columns: ['name', 'a', 'b', 'c', 'sightRight', 'sightLeft'] },
      actions: { list: {} },
    })
    expect(cardOf(look)).toEqual(['a', 'b', 'c', 'sightRight', 'sightLeft'])
  })

  it('says by which the level of a case was told, and of a patient where and how many times are left', () => {
    expect(cardOf(registry['case']!)).toEqual(expect.arrayContaining(['correctedRight', 'correctedLeft']))
    expect(cardOf(registry['caseRecord']!)).toEqual(expect.arrayContaining(['correctedRight', 'correctedLeft']))
    expect(cardOf(registry['patient']!)).toEqual(expect.arrayContaining(['hospital', 'times']))
    expect(cardOf(registry['treatmentPlan']!)).toEqual(expect.arrayContaining(['startsOn', 'current']))
  })
})
