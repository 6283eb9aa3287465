import ExpandMore from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Chip, Typography } from '@mui/material'
import { RichTextField, useTranslate } from 'react-admin'
import { FileLinks } from '../../../core/FileLinks.tsx'
import { useFormat } from '../../../core/format.ts'
import { EntryLink } from './EntryLink.tsx'
import type { ReadingEntry } from './readPage.ts'

// Pictures and tables of whoever wrote it stay within the row.
const contentLook = {
  overflowWrap: 'anywhere',
  '& img, & video': { maxWidth: '100%', height: 'auto' },
  '& table, & pre': { display: 'block', maxWidth: '100%', overflow: 'auto' },
  '& p:first-of-type': { mt: 0 },
} as const

interface EntryProps {
  readonly entry: ReadingEntry
  /** What is said of it where it was not read yet. */
  readonly isNew?: string | undefined
  readonly onOpen?: ((entry: ReadingEntry) => void) | undefined
}

/** One row: its title, and its content once it is opened. */
export const Entry = ({ entry, isNew, onOpen }: EntryProps) => {
  const translate = useTranslate()
  const format = useFormat()
  return (
    <Accordion
      disableGutters
      elevation={0}
      square
      slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true } }}
      onChange={(_event, open) => {
        if (open) onOpen?.(entry)
      }}
      sx={{
        bgcolor: 'transparent',
        borderBottom: 1,
        borderColor: 'divider',
        '&::before': { display: 'none' },
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <AccordionSummary
        expandIcon={<ExpandMore />}
        sx={{
          px: 2,
          '& .MuiAccordionSummary-content': {
            minWidth: 0,
            columnGap: 1,
            alignItems: 'center',
            my: 1.25,
            flexWrap: { xs: 'wrap', sm: 'nowrap' },
          },
        }}
      >
        <Typography
          component="span"
          noWrap
          title={entry.title}
          sx={{
            minWidth: 0,
            maxWidth: entry.isNew ? { xs: 'calc(100% - 120px)', sm: 'none' } : '100%',
            fontWeight: entry.isNew ? 650 : 400,
          }}
        >
          {entry.title}
        </Typography>
        {entry.isNew && (
          <Chip
            component="span"
            size="small"
            color="primary"
            variant="outlined"
            label={isNew ?? translate('app.reading.unread')}
            sx={{ flexShrink: 0 }}
          />
        )}
        {entry.at && (
          <Typography
            component="time"
            dateTime={entry.at}
            variant="caption"
            color="text.secondary"
            sx={{
              ml: { xs: 0, sm: 'auto' },
              pl: { xs: 0, sm: 1 },
              pr: 0.5,
              flexBasis: { xs: '100%', sm: 'auto' },
              whiteSpace: 'nowrap',
            }}
          >
            {format.moment(entry.at)}
          </Typography>
        )}
      </AccordionSummary>
      <AccordionDetails sx={{ px: 2, pt: 0, pb: 2, ...contentLook }}>
        <RichTextField record={entry} source="content" />
        <FileLinks files={entry.files} />
        {entry.link && <EntryLink {...entry.link} />}
      </AccordionDetails>
    </Accordion>
  )
}
