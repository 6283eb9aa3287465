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

/** Whether something is too small to be pressed where all of it is in sight. */
const isTooSmall = async (page: Page, place: string): Promise<boolean> => {
  await page
    .locator(place)
    .first()
    .evaluate(element => element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }))
  const { violations } = await new AxeBuilder({ page })
    .include(place)
    .setLegacyMode()
    .withRules('target-size')
    .analyze()
  return violations.length > 0
}

/**
 * Leaves out what only lies half behind the end of a line that is pushed with a finger, or behind a bar over the page:
 * it is moved into sight before it is pressed.
 */
const withoutHalfSeen = async (page: Page, violation: Violation): Promise<readonly Violation[]> => {
  if (violation.id !== 'target-size') return [violation]
  const nodes: Violation['nodes'] = []
  for (const node of violation.nodes) if (await isTooSmall(page, node.target.join(' '))) nodes.push(node)
  return nodes.length > 0 ? [{ ...violation, nodes }] : []
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
export const seriousOn = async (page: Page, { targets = false } = {}): Promise<string[]> => {
  const serious = (await violationsOn(page, 'html', targets)).filter(
    ({ impact }) => impact === 'serious' || impact === 'critical',
  )
  const found: Violation[] = []
  for (const violation of serious) found.push(...(await withoutHalfSeen(page, violation)))
  return found.map(told)
}

/** All that axe finds in a part of a page. */
export const anythingIn = async (page: Page, part: string): Promise<string[]> =>
  (await violationsOn(page, part)).map(told)
