import CloseIcon from '@mui/icons-material/Close'
import { Box, Dialog, DialogContent, DialogTitle, IconButton, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'react-admin'
import { useState } from 'react'
import type { Language } from '../../../i18n/Language.ts'
import { resources } from '../../../resources/index.ts'
import { LoadFailure } from '../../core/LoadFailure.tsx'
import { useClient } from '../../core/provider.ts'
import { AsRead } from './AsRead.tsx'
import type { Previewed } from './previewed.ts'

interface PreviewDialogProps {
  readonly kind: Previewed
  readonly id: number
  /** What is shown is asked for anew once the record was changed. */
  readonly version: number
  readonly onClose: () => void
}

/** The screen of a phone, which what is written is read on most. */
const phone = {
  width: 360,
  maxWidth: '100%',
  height: 640,
  maxHeight: '70vh',
  mx: 'auto',
  overflowY: 'auto',
  border: 8,
  borderColor: 'grey.800',
  borderRadius: 6,
  bgcolor: 'background.paper',
}

/**
 * A record as its readers see it on a phone, in either language. A module of its own, so that it is loaded with the
 * first look.
 */
const PreviewDialog = ({ kind, id, version, onClose }: PreviewDialogProps) => {
  const translate = useTranslate()
  const client = useClient()
  const [language, setLanguage] = useState<Language>(useLocale() === 'en' ? 'en' : 'zh')
  const { data, error, refetch } = useQuery({
    queryKey: [kind, 'preview', id, version, language],
    queryFn: (): Promise<object> => client[kind].preview({ id, language }),
  })
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="preview-title">
      <DialogTitle id="preview-title" sx={{ display: 'flex', alignItems: 'center', gap: 1, pr: 1 }}>
        <Box component="span" sx={{ flexGrow: 1 }}>
          {translate(`resources.${kind}.calls.preview`)}
        </Box>
        <ToggleButtonGroup
          size="small"
          exclusive
          value={language}
          aria-label={translate(`resources.${kind}.inputs.preview.fields.language`)}
          onChange={(_event, next: Language | null) => {
            if (next) setLanguage(next)
          }}
        >
          {(['zh', 'en'] as const).map(one => (
            <ToggleButton key={one} value={one} sx={{ py: 0.25 }}>
              {translate(`resources.${kind}.inputs.preview.choices.language.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <IconButton onClick={onClose} aria-label={translate('ra.action.close')}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        <Box
          sx={phone}
          tabIndex={0}
          role="region"
          aria-labelledby="preview-title"
          lang={language === 'zh' ? 'zh-CN' : 'en'}
        >
          {error ? (
            <LoadFailure resource={resources[kind]} error={error} retry={() => void refetch()} />
          ) : (
            data && <AsRead resource={resources[kind]} told={data} />
          )}
        </Box>
      </DialogContent>
    </Dialog>
  )
}

export default PreviewDialog
