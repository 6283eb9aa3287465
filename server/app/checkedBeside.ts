import { hasText, languages } from '../../i18n/index.ts'
import { messageKeys } from '../../i18n/messageKeys.ts'
import { homeByCapability, reports, setUpByCapability } from '../../resources/index.ts'
import type { assertRegistry } from '../../resources/core/checks.ts'
import { pageKeys, pagesByCapability } from '../../resources/pages.ts'
import { dictionaryGroups } from '../seed/seedDictionaries.ts'

/** What the product has beside its resources, which its descriptors are held against at each start. */
export const checkedBeside = (): NonNullable<Parameters<typeof assertRegistry>[1]> => ({
  dictionaryGroups,
  reports,
  home: homeByCapability,
  setUp: setUpByCapability,
  pages: pageKeys(),
  writtenPages: pagesByCapability(),
  messages: messageKeys,
  languagesWithout: key => languages.filter(language => !hasText(language, key)),
})
