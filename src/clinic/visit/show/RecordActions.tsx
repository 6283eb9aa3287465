import { Button, Stack } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { caseRecord } from '../../../../resources/clinic/caseRecord.ts'
import { labelName } from '../../../../resources/core/label.ts'
import type { AnyResource } from '../../../../resources/core/index.ts'
import { useStart } from '../../../core/actions/ActionsProvider.tsx'
import { UnavailableButton } from '../../../core/actions/UnavailableButton.tsx'
import { offersFor } from '../../../core/actions/rowActions.ts'
import { toneColour } from '../../../core/actions/toneColour.ts'
import { useOffers } from '../../../core/actions/useOffers.ts'
import { useReason } from '../../../core/actions/useReason.ts'
import { useFormat } from '../../../core/format.ts'
import { editPath } from '../../../core/paths.ts'
import { correctionOf } from '../startFrom.ts'

const resource: AnyResource = caseRecord

interface RecordActionsProps {
  readonly theCase: RaRecord
  readonly mayCorrect: boolean
  readonly examination: RaRecord
}

/**
 * The ways to correct and to withdraw one examination of a case. Needs the records' own `RightsProvider` and
 * `ActionsProvider`.
 */
export const RecordActions = ({ theCase, mayCorrect, examination }: RecordActionsProps) => {
  const translate = useTranslate()
  const format = useFormat()
  const start = useStart()
  const reason = useReason(resource)
  const offers = offersFor(useOffers(resource), examination)
  const date = format.date(String(examination['examinedOn']))
  // All records of a case have its number: its date is what tells one from another.
  const dated = { ...examination, [labelName(caseRecord)]: date }
  return (
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
      {mayCorrect && (
        <Button
          component={Link}
          to={editPath('case', theCase.id)}
          state={correctionOf(examination)}
          size="small"
          aria-label={translate('app.visit.correctNamed', { date })}
        >
          {translate('app.visit.correctOne')}
        </Button>
      )}
      {offers.map(({ offer, unavailable }) =>
        unavailable ? (
          <UnavailableButton key={offer.name} label={translate(offer.label)} reason={reason(unavailable)} />
        ) : (
          <Button
            key={offer.name}
            size="small"
            color={toneColour[offer.tone]}
            onClick={() => start(offer, [dated])}
            aria-label={translate(`app.visit.${offer.name}Named`, { date })}
          >
            {translate(offer.label)}
          </Button>
        ),
      )}
    </Stack>
  )
}
