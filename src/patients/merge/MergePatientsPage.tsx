import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { patient } from '../../../resources/patients/patient.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { RightsProvider } from '../../core/rights.tsx'
import { PageHeader } from '../../core/PageHeader.tsx'
import { idIn } from '../../core/idIn.ts'
import { DuplicateList } from './DuplicateList.tsx'
import { MergeForm } from './MergeForm.tsx'
import './texts.ts'

const resource: AnyResource = patient

/**
 * Patients that may have been recorded twice, and two of them beside each other to be made one. The address holds their
 * ids.
 */
export const MergePatientsPage = () => {
  const translate = useTranslate()
  const [params, setParams] = useSearchParams()
  const [survivor, other] = [idIn(params, 'survivor'), idIn(params, 'other')]
  const compare = (one: number, two: number, replace = false): void =>
    setParams({ survivor: String(one), other: String(two) }, { replace })
  const isPair = survivor !== undefined && other !== undefined
  return (
    <RightsProvider resource={resource}>
      <PageHeader title={translate('pages.mergePatients')}>
        {isPair && (
          <Button size="small" onClick={() => setParams({})}>
            {translate('app.merge.back')}
          </Button>
        )}
      </PageHeader>
      {isPair ? (
        <MergeForm
          key={`${survivor} ${other}`}
          survivor={survivor}
          other={other}
          onSwap={() => compare(other, survivor, true)}
        />
      ) : (
        <DuplicateList
          onCompare={compare}
          dismissed={params.get('dismissed') === 'true'}
          onView={dismissed => setParams(dismissed ? { dismissed: 'true' } : {}, { replace: true })}
        />
      )}
    </RightsProvider>
  )
}
