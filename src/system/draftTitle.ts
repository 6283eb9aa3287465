import { resourceNamed } from '../../resources/index.ts'
import { askedIn } from '../core/actions/askPath.ts'
import { actionLabel } from '../core/actions/rowActions.ts'
import { resourceName } from '../core/resourceName.ts'
import type { Translate } from '../core/resourceName.ts'
import type { MenuPlace } from '../shell/layout/menuPlaces.ts'
import type { PageAt } from '../shell/layout/pageAt.ts'
import { presumedTitle } from '../shell/layout/pageTitle.ts'

/**
 * What a draft is called by its page, and by what it is about there: one tab of the settings, or what an action asked
 * for about a record.
 */
export const draftTitle = (
  at: PageAt,
  part: string | undefined,
  places: ReadonlyMap<string, MenuPlace>,
  translate: Translate,
): string => {
  const title = presumedTitle(at, places, translate)
  const [resource, panel] = [resourceNamed(at.page), part === undefined ? undefined : resourceNamed(part)]
  if (panel) return `${title} · ${resourceName(translate, panel.name, 1)}`
  const asked = resource && part !== undefined ? askedIn(resource, part) : undefined
  if (!resource || !asked) return title
  const [id, ...others] = asked.ids
  const about =
    id !== undefined && others.length === 0 && at.view === 'list'
      ? presumedTitle({ ...at, view: 'show', id }, places, translate)
      : title
  return `${about} · ${translate(actionLabel(resource, asked.action))}`
}
