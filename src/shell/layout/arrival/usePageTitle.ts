import { useEffect, useState } from 'react'

/** A page's name for itself, and the path under which it said so. */
export interface Said {
  readonly path: string
  readonly title: string
}

/**
 * What the open page calls itself: the text of its place in the top bar, whichever page writes it there. '' while it is
 * silent.
 */
export const usePageTitle = (path: string): Said => {
  const [said, setSaid] = useState<Said>({ path, title: '' })
  useEffect(() => {
    const heading = document.getElementById('react-admin-title')
    if (!heading) return
    const listen = () => {
      const title = heading.textContent?.trim() ?? ''
      setSaid(before => (before.path === path && before.title === title ? before : { path, title }))
    }
    const watcher = new MutationObserver(listen)
    watcher.observe(heading, { childList: true, subtree: true, characterData: true })
    listen()
    return () => watcher.disconnect()
  }, [path])
  return said
}
