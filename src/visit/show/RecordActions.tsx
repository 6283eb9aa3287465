import { Button, Stack } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { caseInfo } from '../../../resources/business/case.ts'
import { caseRecord } from '../../../resources/business/caseRecord.ts'
import type { AnyResource } from '../../../resources/schema/index.ts'
import { useStart } from '../../generator/actions/ActionsProvider.tsx'
import { HinderedButton } from '../../generator/actions/HinderedButton.tsx'
import { hindrance, offersFor } from '../../generator/actions/rowActions.ts'
import { toneColour } from '../../generator/actions/toneColour.ts'
import { useOffers } from '../../generator/actions/useOffers.ts'
import { useReason } from '../../generator/actions/useReason.ts'
import { useFormat } from '../../generator/format.ts'
import { editPath } from '../../generator/paths.ts'
import { useCanSee } from '../../generator/rights.tsx'
import { correctionOf } from '../startFrom.ts'

const [caseResource, recordResource] = [caseInfo as unknown as AnyResource, caseRecord as unknown as AnyResource]

interface RecordActionsProps {
  readonly theCase: RaRecord
  readonly examination: RaRecord
}

/** The ways to correct and to withdraw one examination of a case. Needs an `ActionsProvider` of the records. */
export const RecordActions = ({ theCase, examination }: RecordActionsProps) => {
  const translate = useTranslate()
  const format = useFormat()
  const canSee = useCanSee()
  const start = useStart()
  const reason = useReason(recordResource)
  const offers = offersFor(useOffers(recordResource), examination)
  const mayCorrect = canSee('case', 'update') && !hindrance('update', caseResource.actions['update'], theCase)
  const date = format.date(String(examination['examinedOn']))
  // All records of a case have its number: its date is what tells one from another.
  const dated = { ...examination, [caseRecord.label]: date }
  return (
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
      {mayCorrect && (
        <Button
          component={Link} to={editPath('case', theCase.id)} state={correctionOf(examination)} size="small"
          aria-label={translate('app.visit.correctNamed', { date })}
        >
          {translate('app.visit.correctOne')}
        </Button>
      )}
      {offers.map(({ offer, hindered }) => (hindered
        ? <HinderedButton key={offer.name} label={translate(offer.label)} reason={reason(hindered)} />
        : (
          <Button
            key={offer.name} size="small" color={toneColour[offer.tone]} onClick={() => start(offer, [dated])}
            aria-label={translate(`app.visit.${offer.name}Named`, { date })}
          >
            {translate(offer.label)}
          </Button>
        )))}
    </Stack>
  )
}
