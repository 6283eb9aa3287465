import { describe, expect, it } from 'vitest'
import { translate } from '../../i18n/index.ts'
import { resources } from '../../resources/index.ts'
import { openedBy } from '../../src/access/role/openedBy.ts'

const inEnglish = (key: string, parameters?: { readonly [name: string]: unknown }): string =>
  translate('en', key, parameters as Record<string, string>)

describe('what permissions open on a page', () => {
  it('is each action on the one side or on the other', () => {
    const { may, mayNot } = openedBy(resources.patient, new Set(['patient:list', 'patient:disable']), inEnglish)
    expect(may).toEqual(['Freeze'])
    expect(mayNot).toContain('Edit')
    expect(mayNot).not.toContain('Freeze')
  })

  it('are all of them by a wildcard', () => {
    for (const wildcard of ['patient:*', '*'])
      expect(openedBy(resources.patient, new Set([wildcard]), inEnglish).mayNot).toEqual([])
  })

  it('tells what is covered, and whether it may be shown in full', () => {
    const looking = openedBy(resources.patient, new Set(['patient:list']), inEnglish)
    expect(looking).toMatchObject({ covered: expect.arrayContaining(['Mobile']) as unknown, reveals: false })
    expect(openedBy(resources.patient, new Set(['patient:contact']), inEnglish).reveals).toBe(true)
  })

  it('tells fields that are kept back, and those that are only looked at', () => {
    for (const resource of Object.values(resources)) {
      const fields = Object.entries(resource.fields) as [string, { permission?: { read?: string; write?: string } }][]
      const { hidden, fixed } = openedBy(resource, new Set(), inEnglish)
      expect(hidden).toHaveLength(fields.filter(([, { permission }]) => permission?.read !== undefined).length)
      expect(fixed).toHaveLength(
        fields.filter(([, { permission }]) => permission?.read === undefined && permission?.write !== undefined).length,
      )
    }
  })
})
