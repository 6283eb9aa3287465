import { List, ListItem, ListItemText, Skeleton, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { picture } from '../../../resources/tools/picture.ts'
import { LoadFailure } from '../../core/LoadFailure.tsx'
import { RecordLink } from '../../core/RecordLink.tsx'
import { resourceName } from '../../core/resourceName.ts'
import { SectionCard } from '../../core/SectionCard.tsx'
import './texts.ts'
import { useUses } from './useUses.ts'

/** The records that use the picture, each with the way to it. */
export const UsesCard = ({ record }: { readonly record: RaRecord }) => {
  const translate = useTranslate()
  const { data, error, refetch } = useUses(record)
  return (
    <SectionCard title="app.pictures.uses">
      {error && <LoadFailure resource={picture} error={error} retry={() => void refetch()} />}
      {!data && !error && <Skeleton height={48} />}
      {data && data.places.length + data.elsewhere === 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('app.pictures.unused')}
        </Typography>
      )}
      {data && data.places.length > 0 && (
        <List dense disablePadding>
          {data.places.map(({ resource, id, label, field }) => (
            <ListItem key={`${resource} ${id} ${field}`} disableGutters>
              <ListItemText
                primary={
                  <RecordLink resource={resource} id={id}>
                    {label}
                  </RecordLink>
                }
                secondary={translate('app.pictures.usedIn', {
                  resource: resourceName(translate, resource, 1),
                  field: translate(`resources.${resource}.fields.${field}`),
                })}
              />
            </ListItem>
          ))}
        </List>
      )}
      {data && data.elsewhere > 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('app.pictures.elsewhere', { smart_count: data.elsewhere })}
        </Typography>
      )}
    </SectionCard>
  )
}
