import { Component, Suspense } from 'react'
import type { ReactNode } from 'react'
import { tellFailure } from './failures.ts'

interface Props {
  /** What stands there until its code is loaded. */
  readonly waiting?: ReactNode
  /** What stands there when it failed; nothing where nothing is said. */
  readonly failed?: (retry: () => void, error: unknown) => ReactNode
  /** Another key is something else: what went wrong before is over. */
  readonly resetKey?: string
  readonly children: ReactNode
}

interface State {
  readonly hasFailed: boolean
  readonly error?: unknown
}

/** A part of the page that loads by itself: what goes wrong in it, or with loading it, stays in it. */
export class Contained extends Component<Props, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { hasFailed: true, error }
  }

  override componentDidCatch(error: unknown): void {
    tellFailure(error)
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.hasFailed && before.resetKey !== this.props.resetKey) this.setState({ hasFailed: false })
  }

  override render(): ReactNode {
    const { waiting = null, failed, children } = this.props
    if (this.state.hasFailed) return failed?.(() => this.setState({ hasFailed: false }), this.state.error) ?? null
    return <Suspense fallback={waiting}>{children}</Suspense>
  }
}
