import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { nothingFades } from './settled.ts'

/** What axe finds serious on a page as it stands, each with the places. */
export const seriousOn = async (page: Page): Promise<string[]> => {
  await nothingFades(page)
  // There is no frame, and what passes is not read: neither has to be gathered.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] }).analyze()
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} at ${nodes.map(node => node.target.join(' ')).slice(0, 3).join(', ')}`)
}
