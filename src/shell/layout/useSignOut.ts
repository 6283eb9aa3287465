import { useLogout } from 'react-admin'
import { useCallback, useState } from 'react'
import { drafts } from '../drafts/drafts.ts'

/** Signs out; where pages hold unsaved work it asks first: `asking` until `answer` says whether to. */
export const useSignOut = () => {
  const logout = useLogout()
  const [asking, setAsking] = useState(false)
  const signOut = useCallback(() => {
    // What was typed a moment ago counts too.
    drafts.flush()
    if (drafts.paths().length > 0) setAsking(true)
    else void logout()
  }, [logout])
  const answer = useCallback(
    (yes: boolean) => {
      setAsking(false)
      if (yes) void logout()
    },
    [logout],
  )
  return { signOut, asking, answer }
}
