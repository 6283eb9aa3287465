import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Box, Card, IconButton } from '@mui/material'
import { useTranslate } from 'react-admin'
import { changeAction, renameAction, withReason } from '../../../../generator/actions.ts'
import { languages } from '../../../../i18n/Language.ts'
import { standardActions } from '../../../../resources/core/action.ts'
import type { Action } from '../../../../resources/core/action.ts'
import type { Tone } from '../../../../resources/core/field.ts'
import { useEdited } from '../EntityContext.ts'
import { ConditionInput } from './ConditionInput.tsx'
import { Findings, findingsAt } from './Findings.tsx'
import { NameInput } from './NameInput.tsx'
import { FlagInput, PickInput } from './OptionInput.tsx'
import { SetInput } from './SetInput.tsx'
import { WordInput, wordAt } from './WordInput.tsx'

const tones: readonly Tone[] = ['positive', 'neutral', 'warning', 'critical']

/** An action of the entity's own: in which states it is possible, and into which it leads. */
export const ActionCard = ({ name }: { readonly name: string }) => {
  const translate = useTranslate()
  const { entity, change, findings } = useEdited()
  const { resource } = entity
  const action = resource.actions[name]!
  const t = (key: string): string => translate(`app.codeGenerator.actions.${key}`)
  const put = (says: Partial<Action>): void =>
    change(now => changeAction(now, name, { ...now.resource.actions[name], ...says }))
  const asksReason = action.input?.['reason'] !== undefined
  return (
    <Card variant="outlined" sx={{ p: 1.25, display: 'grid', gap: 1.25 }}>
      <Box
        sx={{ display: 'grid', gap: 0.5, gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto', alignItems: 'start' }}
      >
        <WordInput
          label={t('zh')}
          language="zh"
          path={`actions.${name}`}
          value={wordAt(entity, 'zh', `actions.${name}`)}
          change={change}
          isBare
        />
        <WordInput
          label={t('en')}
          language="en"
          path={`actions.${name}`}
          value={wordAt(entity, 'en', `actions.${name}`)}
          change={change}
          isBare
        />
        <NameInput
          label={t('code')}
          value={name}
          taken={() => [...standardActions, 'recover', ...Object.keys(resource.actions)]}
          onChange={next => change(now => renameAction(now, name, next))}
          isBare
        />
        <IconButton
          size="small"
          aria-label={t('remove')}
          onClick={() => change(now => renameAction(now, name, undefined))}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ display: 'grid', gap: 0.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        {languages.map(language => (
          <WordInput
            key={language}
            label={t(language === 'zh' ? 'doneZh' : 'doneEn')}
            language={language}
            path={`done.${name}`}
            value={wordAt(entity, language, `done.${name}`)}
            change={change}
          />
        ))}
      </Box>
      <ConditionInput label={t('when')} value={action.when} onChange={when => put({ when })} />
      {action.set && <SetInput label={t('set')} value={action.set} onChange={set => put({ set })} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
        <FlagInput
          label={t('confirm')}
          value={action.confirm === true}
          onChange={on => put({ confirm: on || undefined })}
        />
        <FlagInput label={t('bulk')} value={action.bulk === true} onChange={on => put({ bulk: on || undefined })} />
        <FlagInput label={t('reason')} value={asksReason} onChange={on => change(now => withReason(now, name, on))} />
        <PickInput
          label={t('tone')}
          value={action.tone ?? ''}
          none={translate('app.codeGenerator.options.noTone')}
          options={tones.map(tone => ({ value: tone, label: translate(`app.codeGenerator.options.${tone}`) }))}
          onChange={next => put({ tone: next === '' ? undefined : (next as Tone) })}
        />
      </Box>
      <Findings findings={findingsAt(findings, `${resource.name}.actions.${name}`)} />
    </Card>
  )
}
