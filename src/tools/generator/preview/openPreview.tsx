import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import { PreviewApp } from './PreviewApp.tsx'
import type { PreviewProps } from './PreviewApp.tsx'

/** What plain elements look like, in another window. */
const copyStyles = (from: Document, to: Document): void => {
  for (const style of from.querySelectorAll('style:not([data-emotion]), link[rel="stylesheet"]')) to.head.append(to.importNode(style, true))
}

export interface OpenPreview {
  draw(props: Omit<PreviewProps, 'frame'>): void
  close(): void
}

/**
 * The preview in a window of its own, which is as wide as a screen or as a phone: a root of its own, so that it has its own addresses, language and theme, and that
 * whatever goes wrong in it leaves the editor alone.
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
  return {
    draw: props => {
      document.documentElement.lang = props.language === 'zh' ? 'zh-CN' : 'en'
      root.render(<CacheProvider value={cache}><PreviewApp {...props} frame={window} /></CacheProvider>)
    },
    // Not while React draws what is around.
    close: () => setTimeout(() => root.unmount()),
  }
}
