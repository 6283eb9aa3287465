import InfoIcon from '@mui/icons-material/InfoOutlined'
import { Box, IconButton, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useState } from 'react'
import { BelowControl } from '../BelowControl.tsx'
import type { ReportWords } from './reportWords.ts'

/** Says how measures are worked out, when it is asked. */
export const DefinitionButton = ({ measures, words }: { measures: readonly string[]; words: ReportWords }) => {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const told = measures.map(words.measure)
  const label = translate('app.report.definitionOf', { names: words.format.list(told.map(({ name }) => name)) })
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={event => setAnchor(event.currentTarget)}
        sx={{ color: 'text.secondary', displayPrint: 'none' }}
      >
        <InfoIcon sx={{ fontSize: 16 }} />
      </IconButton>
      <BelowControl anchor={anchor} label={label} sx={{ p: 2, maxWidth: '26em' }} onClose={() => setAnchor(null)}>
        {told.map(({ name, definition, opens }) => (
          <Box key={name} sx={{ '& + &': { mt: 1.5 } }}>
            <Typography variant="subtitle2" component="p">
              {name}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {definition}
            </Typography>
            {opens !== undefined && (
              <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
                {opens}
              </Typography>
            )}
          </Box>
        ))}
      </BelowControl>
    </>
  )
}
