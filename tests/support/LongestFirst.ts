import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

/** Files that take longer than their size says, the longest first. */
const longest = [
  'contract/odd/embedded',
  'contract/server',
  'platform/app/dev',
  'contract/odd/server',
  'core/ui/everyPage',
  'e2e/accessibility',
  'e2e/tasks',
  'e2e/patient',
  'e2e/layout',
  'e2e/menus',
  'e2e/rights',
  'e2e/drafts',
  'e2e/signIn',
  'e2e/hands',
  'e2e/report',
  'e2e/firstDay',
  'e2e/contentPolicy',
  'e2e/scrollBars',
  'e2e/texts',
]

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = longest.findIndex(name => moduleId.includes(`/${name}.`))
  return rank < 0 ? longest.length : rank
}

/**
 * Where nothing is known of earlier runs, as in a fresh clone, vitest begins with the largest files: a short one that
 * takes long came last, while other workers had nothing left to do.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    // A worker serves one project at a time, so that the files of each stay together.
    const projects = [...new Set(sorted.map(({ project }) => project))]
    const orderOf = ({ project }: TestSpecification): number => project.config.sequence.groupOrder
    return sorted.sort(
      (one, other) =>
        orderOf(one) - orderOf(other) ||
        projects.indexOf(one.project) - projects.indexOf(other.project) ||
        rankOf(one) - rankOf(other),
    )
  }
}
