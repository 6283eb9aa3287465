import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

/** Files that take a minute and more, the longest first. */
const longest = ['e2e/accessibility', 'e2e/texts', 'e2e/rights', 'e2e/menus']

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = longest.findIndex(name => moduleId.endsWith(`/${name}.test.ts`))
  return rank < 0 ? longest.length : rank
}

/**
 * Where nothing is known of earlier runs, as in a fresh clone, vitest begins with the largest files: a short one that
 * takes long came last, while other workers had nothing left to do.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const orderOf = ({ project }: TestSpecification): number => project.config.sequence.groupOrder
    return sorted.sort(
      (one, other) =>
        orderOf(one) - orderOf(other) || (one.project.name === other.project.name ? rankOf(one) - rankOf(other) : 0),
    )
  }
}
