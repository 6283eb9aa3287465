import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import { Button, Card, CardContent, LinearProgress, Stack, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { filled, useTexts } from './useTexts.ts'

interface ChooseStepProps {
  readonly onChoose: (file: File) => Promise<unknown>
  readonly onTemplate: () => Promise<void>
}

/** Says what is taken, offers a template, and takes the file, chosen or dropped. */
export const ChooseStep = ({ onChoose, onTemplate }: ChooseStepProps) => {
  const texts = useTexts()
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
    <Card variant="outlined" onDragOver={event => event.preventDefault()} onDrop={event => { event.preventDefault(); void take(event.dataTransfer.files[0]) }}>
      <CardContent>
        <Stack spacing={2} sx={{ alignItems: 'center', py: 3, textAlign: 'center' }}>
          <Typography>{texts.accepts}</Typography>
          <Typography variant="body2" color="text.secondary">{texts.formulas}</Typography>
          <Typography variant="body2" color="text.secondary">{texts.kept}</Typography>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
            <Button variant="contained" startIcon={<UploadIcon />} disabled={reading !== undefined} onClick={() => input.current?.click()}>{texts.choose}</Button>
            <Button onClick={() => void onTemplate()}>{texts.template}</Button>
          </Stack>
          <input ref={input} type="file" hidden accept=".csv,.txt,.xlsx" aria-label={texts.choose} onChange={event => void take(event.target.files?.[0])} />
          {reading !== undefined && (
            <Stack sx={{ width: '100%', maxWidth: 400 }} spacing={1}>
              <LinearProgress aria-label={texts.choose} />
              <Typography variant="body2" role="status" noWrap>{filled(texts.choosing, { name: reading })}</Typography>
            </Stack>
          )}
        </Stack>
      </CardContent>
    </Card>
  )
}
