import { useEffect } from 'react'
import { useLogout } from 'react-admin'
import { followSignIn } from '../app/session.ts'
import { watchIdle } from '../auth/idle.ts'
import type { Prompts } from '../auth/prompts.ts'

/**
 * Says after a long time without operation that it was too long, and signs out; goes along when another tab signs out
 * or in.
 */
export const SessionWatch = ({ prompts }: { prompts: Prompts }) => {
  const logout = useLogout()
  useEffect(() => watchIdle(() => void prompts.ask('idle').then(() => logout())), [prompts, logout])
  useEffect(followSignIn, [])
  return null
}
