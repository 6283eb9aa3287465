import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { innerPath } from '../core/InnerPath.tsx'

/** What the frame itself has read; a page that is refreshed does not ask for it again. */
const ofTheFrame = new Set<unknown>(['auth', 'menu'])

/** `/redirect{address}`: leads to a page and has it read everything again. */
export const Redirect = () => {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const client = useQueryClient()
  useEffect(() => {
    void client.invalidateQueries({ predicate: ({ queryKey }) => !ofTheFrame.has(queryKey[0]), refetchType: 'none' })
    void navigate({ pathname: innerPath(pathname), search, hash }, { replace: true, state: state as unknown })
  }, [client, navigate, pathname, search, hash, state])
  return null
}
