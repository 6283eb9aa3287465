import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'

const installed = [
  '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe', 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** A Chromium of the system (`CHROMIUM_PATH` names another), or else the one that comes with the packages (Linux x64). */
const executable = async (): Promise<string> => {
  const found = [process.env['CHROMIUM_PATH'], ...installed].find(path => path !== undefined && existsSync(path))
  if (found) return found
  // Its own copies of the system libraries are unpacked only where it believes to be on this platform.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x'
  const { default: bundled } = await import('@sparticuz/chromium')
  return bundled.executablePath()
}

/** Starts a headless browser that talks to nobody but the pages it opens. */
export const launchBrowser = async (): Promise<Browser> => chromium.launch({
  executablePath: await executable(),
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
})
