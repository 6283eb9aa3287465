import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { languages } from '../../../i18n/Language.ts'
import { registry } from '../../../resources/index.ts'
import { hasRecords } from '../../../resources/core/fields.ts'
import { looked, strayTextsIn } from '../../support/strayTexts.ts'
import { presentationOf } from '../../../src/core/present.ts'
import { createFullBackend } from './fullBackend.ts'
import { renderPage } from './renderPage.tsx'
import { isFull, spread } from '../../support/full.ts'

// What is there once has no pages of its own: a page written by hand shows it.
const stored = Object.values(registry).filter(resource => hasRecords(resource) && !resource.singleton)

const pages = stored.flatMap((resource, at) => [
  ...(resource.list ? [{ resource: resource.name, page: 'list', at: `/${resource.name}` }] : []),
  // Each says it in the same words, with its own name.
  ...(resource.list && (isFull || at % 4 === 0)
    ? [
        {
          resource: resource.name,
          page: 'list filtered to nothing',
          at: `/${resource.name}?filter=${encodeURIComponent('{"id":[9999]}')}`,
        },
      ]
    : []),
  ...(resource.actions['get'] ? [{ resource: resource.name, page: 'show', at: `/${resource.name}/1/show` }] : []),
  // What is changed is asked as what is made.
  ...(resource.actions['create'] && (isFull || !resource.actions['update'])
    ? [{ resource: resource.name, page: 'create', at: `/${resource.name}/create` }]
    : []),
  // Forms of all resources are made of the same parts.
  ...(resource.actions['update'] && (isFull || at % 3 === 0)
    ? [{ resource: resource.name, page: 'edit', at: `/${resource.name}/1` }]
    : []),
])

/** Pages of records with ways to others, which are called in English by one name of two. */
const leading = pages.filter(({ resource, page }) => {
  const { links = [], tabs = [] } = presentationOf(resource)
  return page === 'show' && links.length + tabs.length > 0
})

/**
 * That English lacks no text is held by the catalogues' own test, and shown on every page where there is time for it.
 */
const pagesIn = { zh: pages, en: isFull ? pages : spread(leading, 4) }

describe.each(languages.map(language => ({ language, pages: pagesIn[language] })))(
  'every page in $language',
  ({ language, pages: shown }) => {
    const said: unknown[][] = []
    beforeEach(() => {
      said.length = 0
      vi.spyOn(console, 'error').mockImplementation((...words) => {
        said.push(words)
      })
      vi.spyOn(console, 'warn').mockImplementation((...words) => {
        said.push(words)
      })
    })
    afterEach(() => {
      vi.restoreAllMocks()
    })

    it.each(shown)('$resource $page says nothing to the console, and nothing else than its texts', async ({ at }) => {
      const backend = createFullBackend()
      const { container } = renderPage({ backend, at, language })
      expect(await screen.findByRole('heading', { level: 1 })).not.toBeEmptyDOMElement()
      await waitFor(() => {
        expect(container.querySelector('[aria-busy="true"], .MuiSkeleton-root')).toBeNull()
      })
      expect(said).toEqual([])
      expect(strayTextsIn(looked(language, JSON.stringify([...backend.tables.values()])))).toEqual([])
    })
  },
)
