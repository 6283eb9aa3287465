import { inSentence } from '../../core/inSentence.ts'
import { resourceName } from '../../core/resourceName.ts'
import type { Translate } from '../../core/resourceName.ts'
import type { MenuPlace } from './menuPlaces.ts'
import type { PageAt } from './pageAt.ts'

/** What a page is called as long as it has not said so itself: by the menu, its resource, its record's number. */
export const presumedTitle = ({ page, view, id }: PageAt, places: ReadonlyMap<string, MenuPlace>, translate: Translate): string => {
  const name = (count: number) => resourceName(translate, page, count)
  const record = `${name(1)} #${id}`
  switch (view) {
    case 'home': return translate('app.shell.home')
    case 'custom': return places.get(page)?.title ?? translate(`pages.${page}`)
    case 'list': return places.get(page)?.title ?? name(2)
    case 'create': return translate('app.generator.createTitle', { name: inSentence(name(1)) })
    case 'import': return translate('app.generator.importTitle', { name: inSentence(name(2)) })
    case 'show': return record
    case 'edit': return translate('app.generator.editTitle', { name: record })
  }
}
