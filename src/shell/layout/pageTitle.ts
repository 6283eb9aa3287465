import { resourceNamed } from '../../../resources/index.ts'
import { inSentence } from '../../core/inSentence.ts'
import { resourceName } from '../../core/resourceName.ts'
import type { Translate } from '../../core/resourceName.ts'
import type { MenuPlace } from './menuPlaces.ts'
import type { PageAt } from './pageAt.ts'

/**
 * The person who stands first in what the page of a record called itself in another language; everything else in it may
 * have been that language's.
 */
const personIn = (page: string, said: string | undefined): string | undefined => {
  const resource = resourceNamed(page)
  return resource?.tells || resource?.about ? said?.split(' · ')[0] : undefined
}

/**
 * What a page is called as long as it has not said so itself, or not in this language (`said`): by the menu, its
 * resource, its record's number, its person.
 */
export const presumedTitle = (
  { page, view, id }: PageAt,
  places: ReadonlyMap<string, MenuPlace>,
  translate: Translate,
  said?: string,
): string => {
  const name = (count: number) => resourceName(translate, page, count)
  const record = `${name(1)} #${id}`
  switch (view) {
    case 'home':
      return translate('app.shell.home')
    case 'custom':
      return places.get(page)?.title ?? translate(`pages.${page}`)
    case 'list':
      return places.get(page)?.title ?? name(2)
    case 'create':
      return translate('app.generator.createTitle', { name: inSentence(name(1)) })
    case 'import':
      return translate('app.generator.importTitle', { name: inSentence(name(2)) })
    case 'show': {
      const person = personIn(page, said)
      return person === undefined ? record : resourceNamed(page)?.tells ? person : `${person} · ${name(1)}`
    }
    case 'edit':
      return translate('app.generator.editTitle', { name: record })
  }
}
