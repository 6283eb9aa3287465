import { describe, expect, it } from 'vitest'
import { pageAliases, pageNamed } from '../../../resources/pages.ts'

describe('addresses by which pages are known elsewhere', () => {
  it.each(Object.entries(pageAliases))('%s leads to the page %s, and is none itself', (alias, page) => {
    expect(pageNamed(page)).toBeDefined()
    expect(pageNamed(alias)).toBeUndefined()
  })

  it('are those of the specification', () => {
    expect(pageAliases).toMatchObject({ loginQuery: 'attendance', subsequentVisit: 'reexamination' })
  })
})
