import { useState } from 'react'

/** Opens what is loaded then; its code may be asked for a moment before. */
export const useOpener = (load: () => Promise<unknown>) => {
  const [open, setOpen] = useState(false)
  return {
    open,
    toggle: () => setOpen(!open),
    close: () => setOpen(false),
    prefetch: () => void load().catch(() => undefined),
  }
}
