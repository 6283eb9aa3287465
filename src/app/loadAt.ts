import { awaitedTexts } from '../core/resourceTexts.ts'
import { readLanguage } from '../shell/auth/language.ts'
import { pageAt } from '../shell/layout/pageAt.ts'
import { customPages, toldByCustom } from './customRoutes.tsx'
import { HomePage } from './homePage.ts'
import { resourcePages, toldBy } from './resourcePages.tsx'

/** Loads what the page at an address is made of, and tells by. */
export const loadAt = async (pathname: string): Promise<void> => {
  const at = pageAt(pathname)
  if (!at) return
  const language = readLanguage()
  if (at.view === 'home') await HomePage.load()
  else if (at.view === 'custom')
    await Promise.all([customPages.get(at.page)!.load(), awaitedTexts(language, toldByCustom(at.page))])
  else await Promise.all([resourcePages[at.view].load(), awaitedTexts(language, toldBy(at.page, at.view))])
}
