import { Alert, Button, Skeleton } from '@mui/material'
import { Component, Suspense } from 'react'
import type { ReactNode } from 'react'
import { Translate } from 'react-admin'
import type { HomeCard } from './cards.ts'

/** What stands in the place of a card that failed; the others go on. */
const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <Alert severity="warning" variant="outlined" action={<Button size="small" color="inherit" onClick={onRetry}><Translate i18nKey="app.retry" /></Button>}>
    <Translate i18nKey="app.home.failed" />
  </Alert>
)

class Guard extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? <Failed onRetry={() => this.setState({ failed: false })} /> : this.props.children
  }
}

/** A card by itself: it keeps its place until it is there, and what goes wrong in it stays in it. */
export const CardFrame = ({ card: { Card, height } }: { card: HomeCard }) => (
  <Guard>
    <Suspense fallback={<Skeleton variant="rounded" height={height} />}><Card /></Suspense>
  </Guard>
)
