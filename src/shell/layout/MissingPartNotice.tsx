import { useEffect } from 'react'
import { useNotify } from 'react-admin'
import { missingParts } from '../../core/persistently.ts'

/** Says that a part of the page does not come. */
export const MissingPartNotice = () => {
  const notify = useNotify()
  useEffect(() => missingParts.subscribe(() => notify('app.outdated.text', { type: 'error' })), [notify])
  return null
}
