import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { gameConfig } from '../../../resources/training/gameConfig.ts'
import { registry } from '../../../resources/index.ts'
import { SingletonPanel } from '../../core/form/SingletonPanel.tsx'
import { present } from '../../core/index.ts'
import { PageHeader } from '../../core/PageHeader.tsx'
import { ConfigValuesInput } from './ConfigValuesInput.tsx'

present(gameConfig, { fields: { values: { Input: ConfigValuesInput, wide: true } } })

/** What training clients go by, in a form that the configuration declares itself, and below it what it declares. */
export const GameConfigPage = () => {
  const translate = useTranslate()
  return (
    <>
      <PageHeader title={translate('pages.gameConfig')} />
      <Box sx={{ maxWidth: 1280 }}>
        <SingletonPanel resource={registry['gameConfig']!} />
      </Box>
    </>
  )
}
