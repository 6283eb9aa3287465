import { Box, Card, CardContent, TextField, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { DraftNotice } from '../../core/form/DraftNotice.tsx'
import { useDraftState, useKeeping } from '../../shell/drafts/index.ts'
import { PageTitle } from '../../core/PageTitle.tsx'
import { useMenu } from '../../shell/layout/useMenu.ts'

const Nested = ({ path }: { path: string }) => {
  const translate = useTranslate()
  const page = path.slice(1)
  const place = useMenu().places.get(page)
  const isKept = useKeeping(path)
  const [text, setText, draft] = useDraftState(path, '')
  const title = place?.title ?? translate(`pages.${page}`)
  return (
    <Box sx={{ maxWidth: 640, py: 1 }}>
      <PageTitle title={title} />
      <Typography component="h1" variant="h5" sx={{ fontWeight: 600, mb: 2 }}>
        {title}
      </Typography>
      <DraftNotice draft={draft} />
      <Card variant="outlined">
        <CardContent sx={{ display: 'grid', gap: 2 }}>
          <div>
            <Typography variant="caption" color="text.secondary">
              {translate('app.menus.nested.stands')}
            </Typography>
            <Typography>{[...(place?.groups ?? []), title].join(' / ')}</Typography>
          </div>
          <TextField
            label={translate('app.menus.nested.text')}
            value={text}
            onChange={event => setText(event.target.value)}
            fullWidth
            helperText={translate(`app.menus.nested.${isKept ? 'kept' : 'notKept'}`)}
          />
        </CardContent>
      </Card>
    </Box>
  )
}

/** A page of the nested menus: it says where it stands, and has something to type in, which is kept like any draft. */
export const NestedPage = () => {
  const path = useLocation().pathname.replace(/\/$/, '')
  // Several addresses have this page: what is typed belongs to one of them.
  return <Nested key={path} path={path} />
}
