import { Box, Card, CardContent, TextField, Typography } from '@mui/material'
import { Title, useTranslate } from 'react-admin'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useMenu } from '../../layout/useMenu.ts'
import type { MenuEntry } from '../../layout/menuTree.ts'

/** The titles from the root of the menu to a page. */
const titlesTo = (entries: readonly MenuEntry[], page: string): string[] => {
  for (const entry of entries) {
    const below = entry.page === page ? [] : titlesTo(entry.children, page)
    if (entry.page === page || below.length > 0) return [entry.title, ...below]
  }
  return []
}

/** A page of the nested menus: it says where it stands, and has something to type in. */
export const NestedPage = () => {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const { entries } = useMenu()
  const [text, setText] = useState('')
  const page = pathname.replace(/^\/|\/$/g, '')
  const title = translate(`pages.${page}`)
  return (
    <Box sx={{ maxWidth: 640, py: 1 }}>
      <Title title={title} />
      <Typography component="h1" variant="h5" sx={{ fontWeight: 600, mb: 2 }}>{title}</Typography>
      <Card variant="outlined">
        <CardContent sx={{ display: 'grid', gap: 2 }}>
          <div>
            <Typography variant="caption" color="text.secondary">{translate('app.menus.nested.stands')}</Typography>
            <Typography>{titlesTo(entries, page).join(' / ') || title}</Typography>
          </div>
          <TextField label={translate('app.menus.nested.text')} value={text} onChange={event => setText(event.target.value)} fullWidth />
        </CardContent>
      </Card>
    </Box>
  )
}
