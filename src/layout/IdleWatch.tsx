import { useEffect } from 'react'
import { useLogout } from 'react-admin'
import { watchIdle } from '../auth/idle.ts'
import type { Prompts } from '../auth/prompts.ts'

/** Says after a long time without operation that it was too long, and signs out. */
export const IdleWatch = ({ prompts }: { prompts: Prompts }) => {
  const logout = useLogout()
  useEffect(() => watchIdle(() => void prompts.ask('idle').then(() => logout())), [prompts, logout])
  return null
}
