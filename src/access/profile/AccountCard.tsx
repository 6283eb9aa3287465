import { Box, Link, Stack, Typography } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { useFormat } from '../../core/format.ts'
import { PictureChooser } from '../../core/picture/PictureChooser.tsx'
import type { Uploaded } from '../../core/picture/useUpload.ts'
import { SectionCard } from '../../core/SectionCard.tsx'
import { useMay } from '../../core/useMay.ts'
import { LabelledValues } from '../LabelledValues.tsx'
import { useProfileCalls, useRenew } from './useProfile.ts'
import type { Profile } from './useProfile.ts'

/** Who the caller is to this product: picture, organisation, roles, what they see, and since when. */
export const AccountCard = ({ profile }: { profile: Profile }) => {
  const translate = useTranslate()
  const format = useFormat()
  const notify = useNotify()
  const calls = useProfileCalls()
  const renew = useRenew()
  const mayChange = useMay()('profile', 'setAvatar') === true
  const field = (name: string): string => translate(`resources.operator.fields.${name}`)
  const keep = async (uploaded: Uploaded | null): Promise<void> => {
    await calls.setAvatar({ avatar: uploaded?.key ?? null })
    await renew()
    notify('app.own.saved', { type: 'success' })
  }
  const scope = translate(`resources.operator.choices.dataScope.${profile.dataScope}`)
  return (
    <SectionCard title="app.own.account">
      <Stack spacing={2}>
        <Box>
          <Typography variant="h6" component="p">
            {profile.name}
          </Typography>
          <Typography color="text.secondary">{profile.username}</Typography>
        </Box>
        <PictureChooser
          label={field('avatar')}
          title={field('avatar')}
          shape="round"
          isChosen={profile.avatar !== null}
          address={profile.avatarUrl ?? undefined}
          disabled={!mayChange}
          onChange={keep}
        />
        <LabelledValues
          values={[
            [
              field('hospital'),
              <Link key="link" component={RouterLink} to="/user/hospital">
                {profile.hospitalLabel}
              </Link>,
            ],
            [field('roles'), format.list(profile.rolesLabel)],
            [
              field('dataScope'),
              profile.scopeHospitalsLabel.length > 0 ? `${scope} (${format.list(profile.scopeHospitalsLabel)})` : scope,
            ],
            [translate('app.own.registered'), format.moment(profile.createdAt)],
          ]}
        />
      </Stack>
    </SectionCard>
  )
}
