import { Alert, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import en from '../../../i18n/en/system/jobs.ts'
import zh from '../../../i18n/zh/system/jobs.ts'
import { handlerNames } from '../../../resources/system/handlerNames.ts'
import { addTexts } from '../../core/laterTexts.ts'
import './texts.ts'

addTexts({ zh: { jobs: zh }, en: { jobs: en } })

/** What a job does; of one that is no more, that it does nothing. */
export const Purpose = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate()
  if (record['retired'] === true) return <Alert severity="warning">{translate('app.timing.retired')}</Alert>
  const isKnown = handlerNames.some(name => name === record['handler'])
  return isKnown ? (
    <Typography color="text.secondary">{translate(`jobs.${record['handler']}.purpose`)}</Typography>
  ) : null
}
