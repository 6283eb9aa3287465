import { Component } from 'react'
import type { ReactNode } from 'react'
import { ErrorPage } from './ErrorPage.tsx'

interface Props {
  /** Another key is another page: what went wrong before is over. */
  readonly resetKey: string
  readonly children: ReactNode
}

/** Keeps an error of one page from taking the frame with it. */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false })
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorPage resetErrorBoundary={() => this.setState({ failed: false })} /> : this.props.children
  }
}
