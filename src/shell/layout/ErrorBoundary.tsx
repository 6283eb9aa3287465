import { Component } from 'react'
import type { ReactNode } from 'react'
import { tellFailure } from '../../core/failures.ts'
import { ErrorPage } from './ErrorPage.tsx'

interface Props {
  /** Another key is another page: what went wrong before is over. */
  readonly resetKey: string
  readonly children: ReactNode
}

interface State {
  readonly failed: boolean
  readonly error?: unknown
}

/** Keeps an error of one page from taking the frame with it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error }
  }

  override componentDidCatch(error: unknown): void {
    tellFailure(error)
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false })
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorPage error={this.state.error} resetErrorBoundary={() => this.setState({ failed: false })} /> : this.props.children
  }
}
