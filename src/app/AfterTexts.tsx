import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocale } from 'react-admin'
import { asLanguage, defaultLanguage } from '../../i18n/Language.ts'
import { LoadingPage } from '../shell/layout/LoadingPage.tsx'
import { awaitedTexts } from '../core/resourceTexts.ts'

interface AfterTextsProps {
  /** What the page tells of; where nothing is said, of any resource. */
  readonly resources?: readonly string[] | undefined
  /** Loads the page meanwhile. */
  readonly load: () => Promise<unknown>
  readonly children: ReactNode
}

/**
 * Shows a page when the texts are there that it tells by: what stands below a text would move when it comes. Where they
 * cannot be had it is shown without.
 */
export const AfterTexts = ({ resources, load, children }: AfterTextsProps) => {
  const awaited = awaitedTexts(asLanguage(useLocale()) ?? defaultLanguage, resources)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!awaited) return
    let isHere = true
    const end = (): void => {
      if (isHere) setOver(true)
    }
    awaited.then(end, end)
    // Whoever is shown the page learns of a failure.
    load().catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [awaited, load])
  return awaited && !isOver ? <LoadingPage /> : children
}
