import { useListContext } from 'react-admin'
import { useEffect } from 'react'
import type { ReactNode } from 'react'

const halfAMinute = 30_000

/**
 * Around a list whose rows come and go without anybody's doing on the page: it is asked anew every half minute while it
 * is looked at.
 */
export const KeptUp = ({ children }: { children: ReactNode }) => {
  const { refetch } = useListContext()
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refetch()
    }, halfAMinute)
    return () => clearInterval(timer)
  }, [refetch])
  return children
}
