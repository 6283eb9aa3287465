import OpenInNew from '@mui/icons-material/OpenInNew'
import { Box, Chip, Link } from '@mui/material'
import { useTranslate } from 'react-admin'
import { isExternal, pageNamed } from '../../../resources/pages.ts'
import { Nothing } from '../../core/types/Nothing.tsx'
import type { CellProps } from '../../core/types/view.ts'
import { MenuIcon } from '../../shell/layout/MenuIcon.tsx'

const textOf = ({ place, record }: CellProps): string => String(record[place.name] ?? '')

/** The icon itself, with its name beside it. */
export const IconCell = (props: CellProps) => {
  const name = textOf(props)
  if (name === '') return <Nothing />
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', verticalAlign: 'middle', alignItems: 'center', gap: 1, color: 'text.secondary' }}
    >
      <MenuIcon entry={{ icon: name, key: '' }} />
      {name}
    </Box>
  )
}

/** The title of the page that a menu opens; a page that does not exist is said to be none. */
export const PageCell = (props: CellProps) => {
  const translate = useTranslate()
  const key = textOf(props)
  if (key === '') return <Nothing />
  const page = pageNamed(key)
  if (!page)
    return <Chip size="small" variant="outlined" color="warning" label={translate('app.menus.unknownPage', { key })} />
  return <span title={key}>{translate(page.title, { smart_count: 2 })}</span>
}

/** A path; one that leads elsewhere can be followed. */
export const PathCell = (props: CellProps) => {
  const path = textOf(props)
  if (!isExternal(path))
    return (
      <Box component="code" sx={{ fontSize: '0.8125rem' }}>
        {path}
      </Box>
    )
  return (
    <Link
      href={path}
      target="_blank"
      rel="noopener noreferrer"
      onClick={event => event.stopPropagation()}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        maxWidth: '24em',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
      }}
    >
      {path}
      <OpenInNew sx={{ fontSize: '0.875rem' }} aria-hidden />
    </Link>
  )
}
