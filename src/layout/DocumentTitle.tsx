import { useEffect } from 'react'
import { useTranslate } from 'react-admin'

/** Names the browser's tab after the page's heading, whichever page writes it. */
export const DocumentTitle = () => {
  const translate = useTranslate()
  useEffect(() => {
    const heading = document.getElementById('react-admin-title')
    if (!heading) return
    const name = () => { document.title = [heading.textContent?.trim(), translate('app.name')].filter(Boolean).join(' - ') }
    const watcher = new MutationObserver(name)
    watcher.observe(heading, { childList: true, subtree: true, characterData: true })
    name()
    return () => watcher.disconnect()
  }, [translate])
  return null
}
