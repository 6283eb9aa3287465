import { Alert, Box, Button, Checkbox, FormControlLabel, Stack } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'

/** Saves a text as a file of the browser's. */
const save = (text: string, name: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}

/** The recovery codes, which nobody can look up later; who has kept them says so and goes on. */
export const RecoveryCodes = ({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) => {
  const translate = useTranslate()
  const [isKept, setKept] = useState(false)
  const [copied, setCopied] = useState<boolean>()
  const text = codes.join('\n')
  const copy = (): void => {
    // Without a secure connection browsers have no clipboard.
    void Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Alert severity="warning">{translate('app.own.factor.codesText')}</Alert>
      <Box
        component="ul"
        aria-label={translate('app.own.factor.codes')}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          columnGap: 4,
          rowGap: 0.5,
          gridTemplateColumns: { xs: 'auto', sm: 'auto auto' },
        }}
      >
        {codes.map(code => (
          <Box key={code} component="li" sx={{ fontFamily: 'monospace', fontSize: '1.0625rem' }}>
            {code}
          </Box>
        ))}
      </Box>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" onClick={copy}>
          {translate('app.generator.copyAll')}
        </Button>
        <Button size="small" variant="outlined" onClick={() => save(text, 'recovery-codes.txt')}>
          {translate('app.own.factor.save')}
        </Button>
      </Stack>
      <span role="status">
        {copied === undefined ? '' : translate(copied ? 'app.generator.copied' : 'app.generator.notCopied')}
      </span>
      <FormControlLabel
        control={<Checkbox checked={isKept} onChange={(_, checked) => setKept(checked)} />}
        label={translate('app.own.factor.kept')}
      />
      <Button variant="contained" disabled={!isKept} onClick={onKept}>
        {translate('app.own.factor.goOn')}
      </Button>
    </Stack>
  )
}
