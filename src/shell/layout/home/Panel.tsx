import { Box, Button, Card, Typography } from '@mui/material'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'

/** A titled card of the home page, with the way to all that it shows some of. */
export const Panel = ({ title, all, children }: { title: string; all?: string | undefined; children: ReactNode }) => {
  const translate = useTranslate()
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          px: 2,
          py: 1,
          minHeight: 48,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id={id} component="h2" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        {all && (
          <Button size="small" component={Link} to={all} aria-label={`${translate('app.home.all')}: ${title}`}>
            {translate('app.home.all')}
          </Button>
        )}
      </Box>
      {children}
    </Card>
  )
}
