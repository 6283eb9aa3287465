import type { ReactNode } from 'react'
import { Contained } from '../../core/Contained.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { LoadingPage } from './LoadingPage.tsx'

/**
 * A page: what stands for it until its code is there, and what takes its place where it fails, so that the frame stays.
 * Another key is another page.
 */
export const ErrorBoundary = ({ resetKey, children }: { readonly resetKey: string; readonly children: ReactNode }) => (
  <Contained
    resetKey={resetKey}
    waiting={<LoadingPage />}
    failed={(retry, error) => <ErrorPage error={error} resetErrorBoundary={retry} />}
  >
    {children}
  </Contained>
)
