import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Tab,
  Tabs,
  TextField,
} from '@mui/material'
import { useTranslate } from 'react-admin'
import { useLayoutEffect, useMemo, useState } from 'react'
import { comparePlans } from '../../../domain/planMinutes.ts'
import type { PlanMinutes } from '../../../domain/planMinutes.ts'
import { Failed } from '../../core/Failed.tsx'
import { useFormat } from '../../core/format.ts'
import { PlainPicker } from '../../core/inputs/PlainPicker.tsx'
import { useUnmatched } from '../../core/inputs/useUnmatched.ts'
import { useOptions } from '../../core/options/useOptions.ts'
import { useCanSee } from '../../core/rights.tsx'
import { useMay } from '../../core/useMay.ts'
import { ChangesTable } from './ChangesTable.tsx'
import { copied } from './copied.ts'
import { planItems } from './planItems.ts'
import { PlanWarnings } from './PlanWarnings.tsx'
import type { PlanGroup } from './usePlanProjects.ts'
import { usePlans } from './usePlans.ts'
import { usePlanTemplates } from './usePlanTemplates.ts'
import './texts.ts'

type Source = 'template' | 'patient'

interface CopyDialogProps {
  readonly groups: readonly PlanGroup[]
  /** What is filled in now. */
  readonly items: readonly PlanMinutes[]
  /** Whose plan is made; nobody's is a template. */
  readonly patient: number | undefined
  readonly onClose: () => void
  readonly onTake: (items: PlanMinutes[]) => void
}

interface ChooserProps {
  readonly onChoose: (items: readonly PlanMinutes[] | undefined) => void
}

const FromTemplate = ({ onChoose }: ChooserProps) => {
  const translate = useTranslate()
  const { data = [], isPending, error, refetch } = usePlanTemplates()
  const [id, setId] = useState('')
  if (error !== null) return <Failed error={error} onRetry={() => void refetch()} />
  if (!isPending && data.length === 0) return <Alert severity="info">{translate('app.plan.noTemplates')}</Alert>
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={translate('app.plan.chooseTemplate')}
      value={id}
      onChange={({ target }) => {
        setId(target.value)
        onChoose(planItems(data.find(one => String(one.id) === target.value)?.['items']))
      }}
    >
      {data.map(one => (
        <MenuItem key={one.id} value={String(one.id)}>
          {String(one['name'])}
        </MenuItem>
      ))}
    </TextField>
  )
}

const nobody: ReadonlyMap<number, string> = new Map()
const noIds: readonly number[] = []

const FromPatient = ({ except, onChoose }: ChooserProps & { readonly except: number | undefined }) => {
  const translate = useTranslate()
  const [id, setId] = useState<number>()
  const { options, isPending, search } = useOptions('patient', noIds, nobody)
  const { message, isLeft, handlers } = useUnmatched(id)
  // Whoever types another name has chosen nobody yet.
  const { data, error, refetch } = usePlans(message === undefined ? id : undefined, true)
  const items = data?.[0]?.items
  useLayoutEffect(() => onChoose(items), [items, onChoose])
  return (
    <>
      <PlainPicker
        options={options.filter(option => option.id !== except)}
        loading={isPending}
        getOptionLabel={option => option.text}
        filterOptions={found => found}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        onInputChange={(_, text, reason) => {
          if (reason === 'input') search(text)
        }}
        onChange={(_, option) => setId(option?.id)}
        typed={{ error: isLeft ? message : undefined, handlers, clearOnBlur: false }}
        input={{ label: translate('app.plan.searchPatient') }}
      />
      {error !== null && (
        <Box sx={{ mt: 1 }}>
          <Failed error={error} onRetry={() => void refetch()} />
        </Box>
      )}
      {data?.length === 0 && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {translate('app.plan.noPlan')}
        </Alert>
      )}
    </>
  )
}

/** Chooses a template or another patient's plan and shows what it changes before it is taken. */
export const CopyDialog = ({ groups, items, patient, onClose, onTake }: CopyDialogProps) => {
  const translate = useTranslate()
  const format = useFormat()
  const may = useMay()
  const canSee = useCanSee()
  const sources: readonly Source[] = [
    ...(may('planTemplate', 'list') ? ['template' as const] : []),
    ...(canSee('patient', 'options') && canSee('treatmentPlan', 'list') ? ['patient' as const] : []),
  ]
  const [picked, pick] = useState<Source>()
  const source = picked ?? sources[0]
  const [chosen, choose] = useState<readonly PlanMinutes[]>()
  const found = useMemo(() => chosen && copied(groups, chosen), [groups, chosen])
  const changes = found && comparePlans(items, found.taken)
  const isSame = changes?.every(change => change.kind === 'same')
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="copy-title">
      <DialogTitle id="copy-title">{translate('app.plan.copyFrom')}</DialogTitle>
      <DialogContent>
        {sources.length > 1 && (
          <Tabs
            value={source}
            onChange={(_, next: Source) => {
              pick(next)
              choose(undefined)
            }}
            sx={{ mb: 2 }}
            aria-labelledby="copy-title"
          >
            {sources.map(one => (
              <Tab key={one} value={one} label={translate(`app.plan.${one}`)} />
            ))}
          </Tabs>
        )}
        {source === 'template' && <FromTemplate onChoose={choose} />}
        {source === 'patient' && <FromPatient except={patient} onChoose={choose} />}
        {found && found.leftOut.length > 0 && (
          <Alert severity="warning" sx={{ mt: 1 }}>
            {translate('app.plan.leftOut', { names: format.list(found.leftOut) })}
          </Alert>
        )}
        {isSame && (
          <Alert severity="info" sx={{ mt: 1 }}>
            {translate('app.plan.nothingChanges')}
          </Alert>
        )}
        {found && <PlanWarnings items={found.taken} patient={patient} />}
        {changes && !isSame && (
          <ChangesTable
            groups={groups}
            changes={changes}
            before={translate('app.plan.before')}
            after={translate('app.plan.after')}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button
          variant="contained"
          disabled={!found || isSame === true || found.taken.length === 0}
          onClick={() => {
            if (found) onTake(found.taken)
          }}
        >
          {translate('app.plan.take')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
