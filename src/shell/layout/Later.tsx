import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useNotify } from 'react-admin'
import { Contained } from './Contained.tsx'

const Missing = () => {
  const notify = useNotify()
  useEffect(() => notify('app.outdated.text', { type: 'error' }), [notify])
  return null
}

/** Holds what was asked for and is loaded only then. If it does not come that is said, and everything else stays, forms too. */
export const Later = ({ children }: { children: ReactNode }) => <Contained failed={() => <Missing />}>{children}</Contained>
