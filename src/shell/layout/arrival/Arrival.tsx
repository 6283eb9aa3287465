import { Box } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { useTranslate } from 'react-admin'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useProductName } from '../../installation/productName.ts'
import { pageAt } from '../pageAt.ts'
import { presumedTitle } from '../pageTitle.ts'
import { useMenu } from '../useMenu.ts'
import { useArrivalFocus } from './useArrivalFocus.ts'
import { usePageTitle } from './usePageTitle.ts'
import { useScrollMemory } from './useScrollMemory.ts'
import { useVisits } from './useVisits.ts'

/**
 * What happens whenever a page is navigated to: the window and the tab are named after it, it is announced, gets the
 * focus, and is scrolled to where it was.
 */
export const Arrival = ({ isKept }: { isKept: (path: string) => boolean }) => {
  const { pathname } = useLocation()
  const translate = useTranslate()
  const { places } = useMenu()
  const said = usePageTitle(pathname)
  const at = pageAt(pathname)
  const title = (said.path === pathname && said.title) || (at ? presumedTitle(at, places, translate) : '')
  const suffix = useProductName() ?? translate('app.name')

  useEffect(() => {
    document.title = [title, suffix].filter(Boolean).join(' - ')
  }, [title, suffix])
  useScrollMemory(isKept)
  useVisits(said, isKept)
  useArrivalFocus(pathname)
  return (
    <Box aria-live="polite" sx={visuallyHidden}>
      {title}
    </Box>
  )
}
