import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { renameEntity } from '../../../../generator/renameEntity.ts'
import { withResource } from '../../../../generator/change.ts'
import { capabilities, registry } from '../../../../resources/index.ts'
import { isLine, isReference } from '../../../../resources/core/typeOf.ts'
import { useEdited } from '../EntityContext.ts'
import { iconNames, icons } from '../icons.tsx'
import { NameInput } from './NameInput.tsx'
import { PickInput } from './OptionInput.tsx'
import { useFieldChoices } from './useFieldChoices.ts'
import { WordInput, wordAt } from './WordInput.tsx'

/** What the entity as a whole is. */
export const EntityTab = () => {
  const translate = useTranslate()
  const { entity, change, from } = useEdited()
  const { resource, capability, icon } = entity
  const t = (key: string): string => translate(`app.codeGenerator.entity.${key}`)
  const labels = useFieldChoices((_, field) => isLine(field))
  const scopes = useFieldChoices((_, field) => isReference(field) && field.to === 'hospital')
  const Icon = icons[icon]
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <WordInput label={t('zh')} language="zh" path="name" value={wordAt(entity, 'zh', 'name')} change={change} />
        <WordInput label={t('en')} language="en" path="name" value={wordAt(entity, 'en', 'name')} change={change} />
        <NameInput
          label={t('code')}
          value={resource.name}
          taken={() => Object.keys(registry).filter(one => one !== from)}
          onChange={next => change(now => renameEntity(now, next))}
        />
        <PickInput
          label={t('capability')}
          value={capability}
          options={Object.keys(capabilities)
            .filter(one => resource.name !== from || one === capability)
            .map(one => ({ value: one, label: translate(`app.codeGenerator.capabilities.${one}`) }))}
          onChange={next => change(now => ({ ...now, capability: next }))}
        />
        <PickInput
          label={t('label')}
          value={typeof resource.label === 'string' ? resource.label : resource.label.join(' ')}
          options={labels}
          onChange={next => change(now => withResource(now, { label: next }))}
        />
        <PickInput
          label={t('scopedBy')}
          value={resource.scopedBy === 'nothing' ? '' : resource.scopedBy}
          none={t('nobody')}
          options={[...scopes, ...(resource.scopedBy === 'self' ? [{ value: 'self', label: t('self') }] : [])]}
          onChange={next => change(now => withResource(now, { scopedBy: next === '' ? 'nothing' : next }))}
        />
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          {Icon && <Icon color="primary" />}
          <Box sx={{ flex: 1, display: 'grid' }}>
            <PickInput
              label={t('icon')}
              value={icon}
              options={iconNames.map(one => ({ value: one, label: translate(`app.codeGenerator.icons.${one}`) }))}
              onChange={next => change(now => ({ ...now, icon: next }))}
            />
          </Box>
        </Box>
      </Box>
      <Typography variant="body2" color="text.secondary">
        {t(resource.scopedBy === 'nothing' ? 'seenByAll' : 'seenByScope')}
      </Typography>
    </Box>
  )
}
