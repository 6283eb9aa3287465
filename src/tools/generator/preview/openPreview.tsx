import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import { openBackEnd } from './openBackEnd.ts'
import type { BackEnd, Sampled } from './openBackEnd.ts'
import { PreviewApp } from './PreviewApp.tsx'
import type { PreviewProps } from './PreviewApp.tsx'
import { withEntityTexts } from './previewTexts.ts'

/** What plain elements look like, in another window. */
const copyStyles = (from: Document, to: Document): void => {
  for (const style of from.querySelectorAll('style:not([data-emotion]), link[rel="stylesheet"]'))
    to.head.append(to.importNode(style, true))
}

/** What is drawn: the entity, in the texts of the product. */
export type Drawn = Omit<PreviewProps, 'frame' | 'backEnd'>

export interface OpenPreview {
  draw(drawn: Drawn): void
  close(): void
}

/** Milliseconds after which sample records take the new words of what is called otherwise. */
const pause = 400

/**
 * The preview in a window of its own, which is as wide as a screen or as a phone: a root of its own, so that it has its
 * own addresses, language and theme, and that whatever goes wrong in it leaves the editor alone.
 */
export const openPreview = (window: Window, label: string): OpenPreview => {
  const { document } = window
  copyStyles(globalThis.document, document)
  document.documentElement.lang = globalThis.document.documentElement.lang
  document.title = label
  const place = document.createElement('div')
  document.body.append(place)
  const cache = createCache({ key: 'preview', container: document.head })
  const root = createRoot(place)
  let backEnd: BackEnd | undefined
  let taken: Sampled | undefined
  let turn = 0
  let resting: ReturnType<typeof setTimeout> | undefined

  const show = (drawn: Drawn, texts: Drawn['texts']): void => {
    document.documentElement.lang = drawn.language === 'zh' ? 'zh-CN' : 'en'
    root.render(
      <CacheProvider value={cache}>
        <PreviewApp {...drawn} texts={texts} frame={window} backEnd={backEnd!} />
      </CacheProvider>,
    )
  }
  /** Lets records follow from what is drawn, and draws it once they do. */
  const follow = async (drawn: Drawn, sampled: Sampled, own: number): Promise<void> => {
    taken = sampled
    await backEnd!.take(sampled)
    if (own === turn) show(drawn, sampled.texts)
  }
  return {
    draw(drawn) {
      const {
        entity: { resource, texts: words },
        language,
        texts: base,
      } = drawn
      turn += 1
      const own = turn
      clearTimeout(resting)
      const sampled = {
        resource,
        language,
        base,
        words: words[language],
        texts: withEntityTexts(base, resource.name, words[language]),
      }
      if (!backEnd) {
        taken = sampled
        backEnd = openBackEnd(sampled)
        show(drawn, sampled.texts)
      } else if (taken!.resource !== resource || taken!.language !== language || taken!.base !== base)
        void follow(drawn, sampled, own)
      else {
        // What is called otherwise is drawn at once; sample records take the new words when typing rests.
        show(drawn, sampled.texts)
        if (taken!.words !== sampled.words)
          resting = setTimeout(() => {
            void follow(drawn, sampled, own)
          }, pause)
      }
    },
    close() {
      turn += 1
      clearTimeout(resting)
      // Not while React draws what is around.
      setTimeout(() => root.unmount())
    },
  }
}
