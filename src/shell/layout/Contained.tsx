import { Component, Suspense } from 'react'
import type { ReactNode } from 'react'

interface Props {
  /** What stands there until its code is loaded. */
  readonly waiting?: ReactNode
  /** What stands there when it failed; nothing where nothing is said. */
  readonly failed?: (retry: () => void) => ReactNode
  readonly children: ReactNode
}

/** A part of the page that loads by itself: what goes wrong in it, or with loading it, stays in it. */
export class Contained extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    const { waiting = null, failed, children } = this.props
    if (this.state.hasFailed) return failed?.(() => this.setState({ hasFailed: false })) ?? null
    return <Suspense fallback={waiting}>{children}</Suspense>
  }
}
