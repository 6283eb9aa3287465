import { lazy, useState } from 'react'
import type { ComponentType, FunctionComponent } from 'react'
import { withTexts } from '../core/comingTexts.ts'

/** A page whose code comes when it is first shown, or asked for. */
export interface LaterPage<P> extends FunctionComponent<P> {
  readonly load: () => Promise<unknown>
}

/**
 * Makes one; it is shown once it is known where anything looks otherwise than by default. Where its code is there
 * already it is drawn at once: React would first show what stands for it, and leave that for 300 ms.
 */
export const laterPage = <P extends object>(load: () => Promise<ComponentType<P>>): LaterPage<P> => {
  let loaded: ComponentType<P> | undefined
  const get = async (): Promise<{ default: ComponentType<P> }> => {
    ;[loaded] = await Promise.all([withTexts(load), import('../capabilities.ts')])
    return { default: loaded }
  }
  const Later = lazy(get) as unknown as ComponentType<P>
  const Page = (props: P) => {
    const [Shown] = useState(() => loaded ?? Later)
    return <Shown {...props} />
  }
  return Object.assign(Page, { load: get })
}
