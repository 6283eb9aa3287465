import { useEffect } from 'react'
import { useNavigate, useNotify } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { LoadingPage } from '../layout/LoadingPage.tsx'
import { addressCipher } from './addressKey.ts'
import { revealed, unsealed } from './concealed.ts'

/**
 * Opens what is sealed in the address before its page is shown; where it is another operator's, the page is shown
 * without it, and says so.
 */
export const Reveal = () => {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const notify = useNotify()
  useEffect(() => {
    let isLeft = false
    void addressCipher().then(cipher => {
      if (isLeft) return
      const clear = revealed(search, cipher)
      if (clear === undefined) notify('app.address.foreign', { type: 'info' })
      void navigate({ pathname, search: clear ?? unsealed(search), hash }, { replace: true, state: state as unknown })
    })
    return () => {
      isLeft = true
    }
  }, [pathname, search, hash, state, navigate, notify])
  return <LoadingPage />
}
