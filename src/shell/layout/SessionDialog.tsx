import { lazy, Suspense } from 'react'
import { whenIdle } from '../../core/whenIdle.ts'
import type { Prompts } from '../auth/prompts.ts'

// It has to be there once a session ends, and that is never the first that somebody sees.
const SessionPrompt = lazy(async () => {
  await whenIdle()
  return { default: (await import('./parts.ts')).SessionPrompt }
})

/** Says what became of the session, on every page. */
export const SessionDialog = ({ prompts }: { readonly prompts: Prompts }) => <Suspense fallback={null}><SessionPrompt prompts={prompts} /></Suspense>
