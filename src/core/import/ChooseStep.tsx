import { useTranslate } from 'react-admin'
import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import { Button, Card, CardContent, LinearProgress, Stack, Typography } from '@mui/material'
import { useRef, useState } from 'react'

interface ChooseStepProps {
  readonly onChoose: (file: File) => Promise<unknown>
  readonly onTemplate: () => Promise<void>
}

/** Says what is taken, offers a template, and takes the file, chosen or dropped. */
export const ChooseStep = ({ onChoose, onTemplate }: ChooseStepProps) => {
  const translate = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const [reading, setReading] = useState<string>()
  const take = async (file: File | undefined) => {
    if (!file) return
    setReading(file.name)
    await onChoose(file)
    setReading(undefined)
    // The same file again, corrected, is another choice.
    if (input.current) input.current.value = ''
  }
  return (
    <Card
      variant="outlined"
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault()
        void take(event.dataTransfer.files[0])
      }}
    >
      <CardContent>
        <Stack spacing={2} sx={{ alignItems: 'center', py: 3, textAlign: 'center' }}>
          <Typography>{translate('importing.accepts')}</Typography>
          <Typography variant="body2" color="text.secondary">
            {translate('importing.formulas')}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {translate('importing.kept')}
          </Typography>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
            <Button
              variant="contained"
              startIcon={<UploadIcon />}
              disabled={reading !== undefined}
              onClick={() => input.current?.click()}
            >
              {translate('importing.choose')}
            </Button>
            <Button onClick={() => void onTemplate()}>{translate('importing.template')}</Button>
          </Stack>
          <input
            ref={input}
            type="file"
            hidden
            accept=".csv,.txt,.xlsx"
            aria-label={translate('importing.choose')}
            onChange={event => void take(event.target.files?.[0])}
          />
          {reading !== undefined && (
            <Stack sx={{ width: '100%', maxWidth: 400 }} spacing={1}>
              <LinearProgress aria-label={translate('importing.choose')} />
              <Typography variant="body2" role="status" noWrap>
                {translate('importing.choosing', { name: reading })}
              </Typography>
            </Stack>
          )}
        </Stack>
      </CardContent>
    </Card>
  )
}
