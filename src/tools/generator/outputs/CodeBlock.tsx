import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import { Box, Button, Typography } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'

/** A text that stands in a file, to be copied. */
export const CodeBlock = ({ title, code }: { readonly title: string; readonly code: string }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const copy = (): void => {
    // A page that is not served by https has no clipboard.
    const copied: Promise<void> = navigator.clipboard?.writeText(code) ?? Promise.reject(new Error('no clipboard'))
    copied.then(
      () => notify('app.generator.copied', { type: 'success' }),
      () => notify('app.generator.notCopied', { type: 'error' }),
    )
  }
  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <Typography
          component="code"
          variant="body2"
          sx={{ fontFamily: 'monospace', flex: 1, overflowWrap: 'anywhere', color: 'text.secondary' }}
        >
          {title}
        </Typography>
        <Button size="small" startIcon={<CopyIcon />} onClick={copy}>
          {translate('app.generator.copy')}
        </Button>
      </Box>
      <Box
        component="pre"
        lang="en"
        tabIndex={0}
        aria-label={title}
        sx={{
          m: 0,
          p: 1.5,
          overflow: 'auto',
          maxHeight: 480,
          bgcolor: 'action.hover',
          borderRadius: 1,
          fontSize: '0.8125rem',
          lineHeight: 1.55,
        }}
      >
        <code>{code}</code>
      </Box>
    </Box>
  )
}
