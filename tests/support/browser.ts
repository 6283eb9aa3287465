import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'
import { headlessShell } from './headlessShell.ts'
import type { Executable } from './headlessShell.ts'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** `packaged` prefers the browser that comes with the packages, `whole` a Chromium of the system, as people have it. */
type Kind = 'packaged' | 'whole'

const ofSystem = (): Executable | undefined => {
  const path = installed.find(one => existsSync(one))
  return path === undefined ? undefined : { path, env: {} }
}

/** The Chromium that `CHROMIUM_PATH` names, else one of this kind, else the other. Throws where there is none. */
export const findBrowser = (kind: Kind = 'packaged'): Executable => {
  const given = process.env['CHROMIUM_PATH']
  const found = given
    ? { path: given, env: {} }
    : kind === 'whole'
      ? (ofSystem() ?? headlessShell())
      : (headlessShell() ?? ofSystem())
  if (!found) throw new Error('No Chromium was found; CHROMIUM_PATH can name one.')
  return found
}

/**
 * Pages of tests live for seconds: compiling them to quicker code is a fifth of what they cost, and is never repaid.
 * What measures has Chromium as people have it.
 */
const short = '--js-flags=--no-turbofan --no-maglev'

const open = new Set<Browser>()

/** The browsers that run now. */
export const openBrowsers = (): Browser[] => [...open].filter(browser => browser.isConnected())

/**
 * Starts a headless browser that talks to nobody but the pages it opens. Its scroll bars take room where that is said,
 * as they do on Windows.
 */
export const launchBrowser = async (kind: Kind = 'packaged', { hasScrollBars = false } = {}): Promise<Browser> => {
  const { path, env } = findBrowser(kind)
  const browser = await chromium.launch({
    executablePath: path,
    env: { ...process.env, ...env },
    ...(hasScrollBars ? { ignoreDefaultArgs: ['--hide-scrollbars'] } : {}),
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...(kind === 'whole' ? [] : [short]),
    ],
  })
  open.add(browser)
  browser.once('disconnected', () => open.delete(browser))
  return browser
}
