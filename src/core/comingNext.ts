import { awaitedTexts } from './resourceTexts.ts'
import { readLanguage } from '../shell/auth/language.ts'
import { whenIdle } from './whenIdle.ts'

let isUnderWay = false

/**
 * Loads what is opened from a list, a record's page and its form with the texts that they may tell by, once the list is
 * there and the browser has nothing else to do.
 */
export const loadComingNext = async (): Promise<void> => {
  if (isUnderWay) return
  isUnderWay = true
  await whenIdle()
  // Whoever opens one of them learns of a failure.
  await Promise.allSettled([import('./form/EditPage.tsx'), import('./show/ShowPage.tsx'), awaitedTexts(readLanguage())])
}
