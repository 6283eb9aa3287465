import ContentCopy from '@mui/icons-material/ContentCopy'
import { Alert, Box, Button, Skeleton, Typography, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useId, useMemo, useState } from 'react'
import { useController } from 'react-hook-form'
import type { FieldError } from 'react-hook-form'
import { cellOf } from '../../../domain/planMinutes.ts'
import type { PlanMinutes } from '../../../domain/planMinutes.ts'
import { Failed } from '../../core/Failed.tsx'
import { useFormat } from '../../core/format.ts'
import { useMay } from '../../core/useMay.ts'
import type { InputProps } from '../../core/types/view.ts'
import { barHeight } from '../../core/sizes.ts'
import { CaseBeside } from './CaseBeside.tsx'
import { CopyDialog } from './CopyDialog.tsx'
import { GridErrors } from './GridErrors.tsx'
import { PlanGrid } from './PlanGrid.tsx'
import { planItems } from './planItems.ts'
import { PlanWarnings } from './PlanWarnings.tsx'
import { TemplateChips } from './TemplateChips.tsx'
import { useBeginning } from './useBeginning.ts'
import { usePlanCase } from './usePlanCase.ts'
import { usePlanForm } from './usePlanForm.ts'
import { offeredGroups, usePlanProjects } from './usePlanProjects.ts'
import './texts.ts'

type RowErrors = FieldError & { readonly [row: number]: Readonly<Record<string, FieldError | undefined>> | undefined }

/** What is wrong with single rows, by their cells. */
const errorsByCell = (items: readonly PlanMinutes[], error: FieldError | undefined): ReadonlyMap<string, string> =>
  new Map(
    items.flatMap((item, at) => {
      const wrong = Object.values((error as RowErrors | undefined)?.[at] ?? {}).find(one => one?.message)
      return wrong?.message ? [[cellOf(item.project, item.eye), wrong.message] as const] : []
    }),
  )

/** The case beside the grid, in sight while one scrolls; above it where there is little room. */
const beside = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 860px) minmax(16rem, 22rem)' },
  '& > .case': {
    minWidth: 0,
    gridColumn: { lg: 2 },
    gridRow: { lg: 1 },
    position: { lg: 'sticky' },
    top: { lg: barHeight + 48 },
  },
} as const

/** Minutes a day, project by project and eye by eye, for a plan or a template. */
export const PlanGridInput = ({ source, disabled }: InputProps) => {
  const translate = useTranslate()
  const {
    field: { value, onChange, ref },
    fieldState: { error, isDirty },
  } = useController({ name: source })
  const items = useMemo(() => planItems(value), [value])
  const { patient, current } = usePlanForm()
  const undecided = useBeginning(source, isDirty)
  const { groups, error: failed, retry } = usePlanProjects()
  const errorsId = useId()
  const [copies, setCopies] = useState(false)
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const may = useMay()
  const format = useFormat()
  const found = usePlanCase(patient)
  const isWide = useMediaQuery<Theme>(theme => theme.breakpoints.up('lg')) && found.isAllowed
  if (failed && !groups) return <Failed error={failed} onRetry={retry} />
  if (!groups) return <Skeleton variant="rounded" height={320} />
  const warnings = (
    <Box role="status" aria-live="polite">
      <PlanWarnings items={items} patient={patient} />
    </Box>
  )
  const offered = offeredGroups(groups, items)
  const wrong = errorsByCell(items, error)
  // Whether there is a plan has to be known first.
  const canBegin = items.length === 0 && (current === null || isDirty) && may('planTemplate', 'list') === true
  const put = (next: PlanMinutes[], without: readonly string[] = []) => {
    onChange(next)
    setLeftOut(without)
  }
  const hasErrors = wrong.size > 0 || error?.message !== undefined
  return (
    <Box
      ref={(box: HTMLElement | null) =>
        ref({
          focus: () =>
            (box?.querySelector<HTMLElement>('input[aria-invalid=true]') ?? box?.querySelector('input'))?.focus(),
        })
      }
    >
      {undecided && (
        <Alert
          severity="warning"
          sx={{ mb: 1 }}
          action={
            <>
              <Button size="small" color="inherit" onClick={undecided.keep}>
                {translate('app.plan.keepTyped')}
              </Button>
              <Button size="small" color="inherit" onClick={undecided.takeCurrent}>
                {translate('app.plan.beginAnew')}
              </Button>
            </>
          }
        >
          {translate('app.plan.otherPatient')}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Button
          size="small"
          variant="outlined"
          startIcon={<ContentCopy />}
          onClick={() => setCopies(true)}
          disabled={disabled}
        >
          {translate('app.plan.copy')}
        </Button>
        <Button size="small" onClick={() => put([])} disabled={disabled || items.length === 0}>
          {translate('app.plan.clear')}
        </Button>
        <Typography variant="caption" color="text.secondary">
          {translate('app.plan.keys')}
        </Typography>
      </Box>
      {canBegin && (
        <TemplateChips groups={groups} disabled={disabled === true} onTake={one => put(one.taken, one.leftOut)} />
      )}
      {leftOut.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {translate('app.plan.leftOut', { names: format.list(leftOut) })}
        </Alert>
      )}
      <Box sx={found.isAllowed ? beside : undefined}>
        {found.isAllowed && (
          <Box className="case">
            <CaseBeside key={patient} found={found} />
            {isWide && warnings}
          </Box>
        )}
        <Box sx={{ minWidth: 0 }}>
          <PlanGrid
            groups={offered}
            items={items}
            before={current?.items}
            errors={wrong}
            errorsId={errorsId}
            disabled={disabled}
            onChange={onChange}
          />
          {!isWide && warnings}
          {hasErrors && <GridErrors id={errorsId} groups={offered} wrong={wrong} message={error?.message} />}
        </Box>
      </Box>
      {copies && (
        <CopyDialog
          groups={groups}
          items={items}
          patient={patient}
          onClose={() => setCopies(false)}
          onTake={taken => {
            put(taken)
            setCopies(false)
          }}
        />
      )}
    </Box>
  )
}
