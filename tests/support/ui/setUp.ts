import './browserStorage.ts'
import './lateEffects.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, expect, vi } from 'vitest'
import { waitLimit } from '../waitLimit.ts'
import './fewerStacks.ts'
import './fewerStyles.ts'
import './noTransitions.ts'
import { listenToComplaints } from './complaints.ts'

/*
 * The files of a worker share one window and the packages they load: React and its admin take longer to load than most
 * files take to run. The project's own modules are loaded anew for each file, so that what one of them keeps for a page
 * load is not the next file's. A file that mocks a module takes its mock back (`vi.doUnmock`).
 */
vi.resetModules()
const { drafts } = await import('../../../src/shell/drafts/index.ts')
const { lasting } = await import('../../../src/core/actions/lasting.ts')

const complaints = listenToComplaints()

configure({ asyncUtilTimeout: waitLimit })

// There is nothing to be scrolled without a layout.
Element.prototype.scrollIntoView = () => undefined

/** Whatever a test showed: a key of a text, or a parameter that nobody filled in, is no text. */
const rawTexts = (): string[] =>
  [
    ...document.body.innerHTML.matchAll(
      /%\{[^}]+\}|\b(?:ra|app|resources|validation|errors|importing)\.[a-z]\w+\.[\w.]+/g,
    ),
  ].map(([text]) => text)

afterEach(() => {
  const raw = rawTexts()
  cleanup()
  expect(raw).toEqual([])
  expect(complaints.taken()).toEqual([])
  // What one test typed is not the next one's draft, and what it was shown is not for the next one to read.
  drafts.paths().forEach(path => drafts.drop(path))
  while (lasting.current()) lasting.read()
})

afterAll(() => {
  complaints.end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`
  window.history.replaceState(null, '', '/')
  document.body.replaceChildren()
})
