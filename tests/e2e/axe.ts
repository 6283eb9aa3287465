import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { nothingFades } from './settled.ts'

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]

/** What axe finds on a page as it stands, or in a part of it. */
const violationsOn = async (page: Page, part = 'html', targets = false): Promise<Violation[]> => {
  await nothingFades(page)
  // There is no frame, and what passes is not read: neither has to be gathered.
  return (
    await new AxeBuilder({ page })
      .include(part)
      .setLegacyMode()
      .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: targets } } })
      .analyze()
  ).violations
}

const told = ({ id, nodes }: Violation): string =>
  `${id} at ${nodes
    .map(node => node.target.join(' '))
    .slice(0, 3)
    .join(', ')}`

/**
 * What axe finds serious on a page, each with the places. With `targets`, all that is pressed has 24 pixels or as much
 * room (WCAG 2.2, 2.5.8): not where windows lie over each other, as what one covers of the other counts as too small.
 */
export const seriousOn = async (page: Page, { targets = false } = {}): Promise<string[]> =>
  (await violationsOn(page, 'html', targets))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(told)

/** All that axe finds in a part of a page. */
export const anythingIn = async (page: Page, part: string): Promise<string[]> =>
  (await violationsOn(page, part)).map(told)
