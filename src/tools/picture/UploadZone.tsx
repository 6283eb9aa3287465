import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { useListContext, useNotify, useTranslate } from 'react-admin'
import { useRef, useState } from 'react'
import type { DragEvent } from 'react'
import { useClient } from '../../core/provider.ts'
import { addPicture } from './addPicture.ts'
import { useErrorText } from '../../core/actions/useErrorText.ts'

const types = ['image/jpeg', 'image/png', 'image/webp']

/**
 * Takes many pictures at once, chosen or dropped; each goes by itself, and those that are refused are named with the
 * reason.
 */
export const UploadZone = () => {
  const translate = useTranslate()
  const notify = useNotify()
  const client = useClient()
  const textOf = useErrorText()
  const { filterValues, refetch } = useListContext()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [progress, setProgress] = useState<{ readonly at: number; readonly all: number }>()
  const [refused, setRefused] = useState<readonly string[]>([])
  // What is looked at by its tag gets that tag.
  const { tags } = filterValues as { readonly tags?: unknown }

  const take = async (files: readonly File[]) => {
    if (files.length === 0 || progress) return
    const failed: string[] = []
    for (const [at, file] of files.entries()) {
      setProgress({ at: at + 1, all: files.length })
      try {
        if (!types.includes(file.type)) throw new Error(translate('app.pictures.notPicture'))
        await addPicture(client, file, typeof tags === 'string' ? tags : undefined)
      } catch (error) {
        failed.push(translate('app.pictures.failed', { name: file.name, why: textOf(error) }))
      }
    }
    setProgress(undefined)
    setRefused(failed)
    if (failed.length < files.length)
      notify('app.pictures.uploaded', { type: 'success', messageArgs: { smart_count: files.length - failed.length } })
    refetch()
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take([...event.dataTransfer.files])
  }
  return (
    <Box
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        m: 1,
        p: 1.5,
        border: 1,
        borderStyle: 'dashed',
        borderRadius: 1,
        borderColor: isOver ? 'primary.main' : 'divider',
        bgcolor: isOver ? 'action.hover' : undefined,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button
          variant="contained"
          size="small"
          startIcon={<UploadIcon />}
          loading={progress !== undefined}
          onClick={() => input.current?.click()}
        >
          {translate('app.pictures.upload')}
        </Button>
        <Typography variant="body2" color="text.secondary" role="status">
          {progress
            ? translate('app.pictures.uploading', { ...progress })
            : translate(isOver ? 'app.pictures.dropNow' : 'app.pictures.drop')}
        </Typography>
      </Box>
      {progress && (
        <LinearProgress
          variant="determinate"
          value={((progress.at - 1) / progress.all) * 100}
          sx={{ mt: 1 }}
          aria-label={translate('app.pictures.upload')}
        />
      )}
      {refused.length > 0 && (
        <Alert severity="warning" sx={{ mt: 1 }} onClose={() => setRefused([])}>
          {refused.map(text => (
            <div key={text}>{text}</div>
          ))}
        </Alert>
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={types.join(',')}
        aria-label={translate('app.pictures.upload')}
        onChange={event => {
          void take([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </Box>
  )
}
