import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItemButton,
  ListItemText,
  Skeleton,
  Tab,
  Tabs,
  TextField,
  Typography,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Entity } from '../../../../generator/Entity.ts'
import { fromDescriptor, knownEntities } from '../../../../generator/fromDescriptor.ts'
import { fromTable } from '../../../../generator/fromTable.ts'
import type { Note, Table } from '../../../../generator/fromTable.ts'
import { sharedText } from '../../../../generator/known.ts'
import { useErrorText } from '../../../core/actions/useErrorText.ts'
import { useClient } from '../../../core/provider.ts'
import { useCatalogues } from '../useCatalogues.ts'
import { newEntity } from '../useEntity.ts'

export interface Started {
  readonly entity: Entity
  /** The entity that is there already of which it is. */
  readonly from?: string
  readonly notes?: readonly Note[]
}

interface StartDialogProps {
  readonly onStart: (started: Started) => void
  readonly onClose: () => void
}

const ways = ['nothing', 'descriptor', 'table'] as const
type Way = (typeof ways)[number]

interface Row {
  readonly key: string
  readonly code: string
  readonly text: string
  readonly about?: string
}

/** Names to begin with, of which a part is typed. */
const Names = ({
  rows,
  label,
  onChoose,
}: {
  readonly rows: readonly Row[]
  readonly label: string
  readonly onChoose: (key: string) => void
}) => {
  const translate = useTranslate()
  const [typed, type] = useState('')
  const shown = rows.filter(({ text, code }) => `${text} ${code}`.toLowerCase().includes(typed.trim().toLowerCase()))
  return (
    <>
      <TextField
        margin="none"
        size="small"
        fullWidth
        label={label}
        value={typed}
        onChange={({ target }) => type(target.value)}
        sx={{ mb: 1 }}
      />
      <List dense sx={{ height: 320, overflowY: 'auto' }}>
        {shown.map(({ key, code, text, about }) => (
          <ListItemButton key={key} onClick={() => onChoose(key)}>
            <ListItemText
              primary={text}
              secondary={
                <>
                  {/* What nothing else names is called by its code already. */}
                  {text !== code && <code>{code}</code>}
                  {text !== code && about && ' · '}
                  {about}
                </>
              }
            />
          </ListItemButton>
        ))}
        {shown.length === 0 && (
          <Typography variant="body2" color="text.secondary" sx={{ p: 1 }}>
            {translate('app.codeGenerator.start.none')}
          </Typography>
        )}
      </List>
    </>
  )
}

const Descriptors = ({ onStart }: Pick<StartDialogProps, 'onStart'>) => {
  const translate = useTranslate()
  const choose = async (name: string): Promise<void> => {
    const { existingTexts } = await import('./existingTexts.ts')
    onStart({ entity: fromDescriptor(name, existingTexts(name)), from: name })
  }
  const rows = knownEntities().map(name => ({
    key: name,
    code: name,
    text: translate(`resources.${name}.name`, { smart_count: 1 }),
  }))
  return <Names rows={rows} label={translate('app.codeGenerator.start.entity')} onChoose={name => void choose(name)} />
}

const TableNames = ({ onStart }: Pick<StartDialogProps, 'onStart'>) => {
  const translate = useTranslate()
  const textOf = useErrorText()
  const client = useClient()
  const catalogues = useCatalogues()
  const [failure, setFailure] = useState<unknown>()
  const { data, error } = useQuery({
    queryKey: ['generator', 'tables'],
    queryFn: async () => await client.generator.tables(),
    retry: false,
  })
  const choose = async (name: string): Promise<void> => {
    try {
      const table = (await client.generator.table({ name })) as Table
      const { entity, notes } = fromTable(table, (field, type, language) =>
        sharedText(field, type, language, key => catalogues[language]?.translate(key) ?? ''),
      )
      onStart({ entity, notes })
    } catch (thrown) {
      setFailure(thrown)
    }
  }
  const wrong = error ?? failure
  if (wrong) return <Alert severity="error">{textOf(wrong)}</Alert>
  if (!data) return <Skeleton variant="rounded" height={360} aria-busy="true" />
  const rows = data.map(({ name, comment, columns, resource }): Row => ({
    key: name,
    code: name,
    text: comment ?? (resource ? translate(`resources.${resource}.name`, { smart_count: 1 }) : name),
    about: translate('app.codeGenerator.start.columns', { smart_count: columns }),
  }))
  return <Names rows={rows} label={translate('app.codeGenerator.start.table')} onChoose={name => void choose(name)} />
}

/** What an entity begins with: nothing, a descriptor that there is, or a table of the database. */
export const StartDialog = ({ onStart, onClose }: StartDialogProps) => {
  const translate = useTranslate()
  const [way, setWay] = useState<Way>('descriptor')
  const title = useId()
  const t = (key: string): string => translate(`app.codeGenerator.start.${key}`)
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="sm">
      <DialogTitle id={title}>{t('title')}</DialogTitle>
      <DialogContent>
        <Tabs value={way} onChange={(_, next: Way) => setWay(next)} aria-label={t('title')} sx={{ mb: 1.5 }}>
          {ways.map(one => (
            <Tab
              key={one}
              value={one}
              id={`start-${one}`}
              aria-controls="start"
              label={t(one === 'table' ? 'tableWay' : one)}
            />
          ))}
        </Tabs>
        <Box role="tabpanel" id="start" aria-labelledby={`start-${way}`}>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
            {t(`${way}Hint`)}
          </Typography>
          {way === 'nothing' && (
            <Button variant="contained" onClick={() => onStart({ entity: newEntity() })}>
              {t('empty')}
            </Button>
          )}
          {way === 'descriptor' && <Descriptors onStart={onStart} />}
          {way === 'table' && <TableNames onStart={onStart} />}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
      </DialogActions>
    </Dialog>
  )
}
