import { Card, CardContent, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useId } from 'react'
import type { ReactNode } from 'react'

/** A titled part of a form or show page; the title is a key of the catalogue, or a text that is one already. */
export const SectionCard = ({ title, children }: { title: string; children: ReactNode }) => {
  const translate = useTranslate()
  const id = useId()
  return (
    <Card component="section" variant="outlined" aria-labelledby={id}>
      <CardContent>
        <Typography id={id} component="h2" variant="subtitle1" sx={{ fontWeight: 600, mb: 1.5 }}>
          {translate(title, { _: title })}
        </Typography>
        {children}
      </CardContent>
    </Card>
  )
}

/** Two columns where there is room for them. */
export const twoColumns = {
  display: 'grid',
  columnGap: 3,
  rowGap: 0.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const

/** As many columns of labelled values as there is room for. */
export const valueColumns = {
  display: 'grid',
  columnGap: 3,
  rowGap: 0.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(15em, 1fr))' },
} as const

/** The whole width of a grid. */
export const wholeWidth = { gridColumn: '1 / -1' } as const
