import { useState } from 'react'

/** Opens what is loaded first: where it cannot be loaded nothing happens but a line on the console, and the next try may do. */
export const useOpener = (load: () => Promise<unknown>) => {
  const [open, setOpen] = useState(false)
  const show = (): void => {
    load().then(() => setOpen(true), (error: unknown) => console.warn(error))
  }
  return { open, toggle: () => (open ? setOpen(false) : show()), close: () => setOpen(false), prefetch: () => void load().catch(() => undefined) }
}
