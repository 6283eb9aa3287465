import { pageAt } from '../shell/layout/pageAt.ts'
import { customPages } from './customRoutes.tsx'
import { HomePage } from './homePage.ts'
import { resourcePages } from './resourcePages.tsx'

/** Loads what the page at an address is made of. */
export const loadAt = async (pathname: string): Promise<void> => {
  const at = pageAt(pathname)
  if (!at) return
  if (at.view === 'home') await HomePage.load()
  else if (at.view === 'custom') await customPages.get(at.page)!.load()
  else await resourcePages[at.view].load()
}
