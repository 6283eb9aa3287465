import AddIcon from '@mui/icons-material/Add'
import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { addAction, changeAction, deletionKind, putStandard, withDeletion } from '../../../../generator/actions.ts'
import type { DeletionKind } from '../../../../generator/actions.ts'
import { standardActions } from '../../../../resources/core/action.ts'
import { useEdited } from '../EntityContext.ts'
import { ActionCard } from './ActionCard.tsx'
import { Findings, findingsAt } from './Findings.tsx'
import { FlagInput, PickInput } from './OptionInput.tsx'

/** Actions that an entity has or has not. */
const plain = ['create', 'update', 'options'] as const
const kinds: readonly DeletionKind[] = ['logical', 'final', 'none']

/** What can be done with a record, and in which states. */
export const ActionsTab = () => {
  const translate = useTranslate()
  const { entity, change, findings } = useEdited()
  const { resource } = entity
  const { actions } = resource
  const t = (key: string): string => translate(`app.codeGenerator.actions.${key}`)
  const own = Object.keys(actions).filter(name => !standardActions.some(one => one === name) && name !== 'recover')
  const standard = findingsAt(findings, `${resource.name}.actions`).filter(
    ({ place }) => !own.some(name => place.startsWith(`${resource.name}.actions.${name}`)),
  )
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {plain.map(name => (
          <FlagInput
            key={name}
            label={t(name)}
            value={actions[name] !== undefined}
            onChange={on => change(now => putStandard(now, name, on))}
          />
        ))}
        {actions['create'] && (
          <FlagInput
            label={t('duplicate')}
            value={actions['create'].duplicate === true}
            onChange={on =>
              change(now =>
                changeAction(now, 'create', { ...now.resource.actions['create'], duplicate: on || undefined }),
              )
            }
          />
        )}
      </Box>
      <PickInput
        label={t('deletion')}
        value={deletionKind(resource)}
        options={kinds.map(kind => ({ value: kind, label: t(kind) }))}
        onChange={kind => change(now => withDeletion(now, kind as DeletionKind))}
      />
      <Findings findings={standard} />
      <Typography component="h3" variant="subtitle2">
        {t('own')}
      </Typography>
      {own.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('noneOwn')}
        </Typography>
      )}
      {own.map((name, at) => (
        <ActionCard key={at} name={name} />
      ))}
      <Button
        size="small"
        variant="outlined"
        startIcon={<AddIcon />}
        sx={{ justifySelf: 'start' }}
        onClick={() => change(addAction)}
      >
        {t('add')}
      </Button>
    </Box>
  )
}
