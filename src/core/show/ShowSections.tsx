import { Box, Stack, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { businessToday } from '../../shell/installation/businessZone.ts'
import { holds } from '../../../resources/core/condition.ts'
import { setKey } from '../../../resources/core/fields.ts'
import { stamps } from '../../../resources/core/stamps.ts'
import { isSecret } from '../../../resources/core/typeOf.ts'
import { unpaired } from '../resourceView.ts'
import type { ResourceView, Pair, FieldView } from '../resourceView.ts'
import { FieldCell } from '../fields/FieldCell.tsx'
import { RevealButton } from '../form/RevealButton.tsx'
import { useReveal } from '../form/reveal.tsx'
import { hasRight, useCanSee } from '../rights.tsx'
import type { Can } from '../rights.tsx'
import { SectionCard, valueColumns, wholeWidth } from '../SectionCard.tsx'

interface ValueProps {
  readonly record: RaRecord
  /** What stands above already: a value by itself is not told the same again. */
  readonly told?: string
}

/** A label and its value; a masked one shows what was revealed, and the eye. */
const LabelledValue = ({ shown, record, told }: ValueProps & { shown: FieldView }) => {
  const translate = useTranslate()
  const { clear } = useReveal()
  const revealed =
    shown.field.mask && clear && Object.hasOwn(clear, shown.name)
      ? { ...record, [shown.name]: clear[shown.name] }
      : record
  const label = translate(shown.label)
  return (
    <Box sx={{ ...(shown.view.wide ? wholeWidth : {}), minWidth: 0, py: 0.75, position: 'relative' }}>
      <Box component="dt" sx={label === told ? visuallyHidden : { color: 'text.secondary', typography: 'body2' }}>
        {label}
      </Box>
      <Box
        component="dd"
        sx={{
          m: 0,
          mt: 0.25,
          minHeight: '1.5em',
          overflowWrap: 'anywhere',
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <FieldCell place={shown} record={revealed} room="page" />
        </Box>
        {shown.field.mask && record[shown.name] && <RevealButton place={shown} canHide />}
      </Box>
    </Box>
  )
}

/** Labelled values of a record; masked ones with the way to see them. */
export const Values = ({ fields, record, told }: ValueProps & { fields: readonly FieldView[] }) => (
  <Box component="dl" sx={{ ...valueColumns, m: 0 }}>
    {fields.map(shown => (
      <LabelledValue
        key={shown.name}
        shown={shown}
        record={record}
        {...(told !== undefined && fields.length === 1 ? { told } : {})}
      />
    ))}
  </Box>
)

/** The values of both sides beside each other, the right one first. */
const PairedValues = ({ pairs, record }: { pairs: readonly Pair[]; record: RaRecord }) => {
  const translate = useTranslate()
  return (
    <Table
      size="small"
      sx={{
        maxWidth: 720,
        tableLayout: 'fixed',
        mb: 1,
        '& th, & td': { px: { xs: 0.5, sm: 1.25 } },
        '& tbody tr:last-of-type > *': { borderBottom: 0 },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell component="td" sx={{ width: { xs: '30%', sm: '12em' } }} />
          <TableCell sx={{ whiteSpace: 'normal' }}>{translate('app.clinical.column.right')}</TableCell>
          <TableCell sx={{ whiteSpace: 'normal' }}>{translate('app.clinical.column.left')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {pairs.map(({ title, right, left }) => (
          <TableRow key={title}>
            <TableCell component="th" scope="row" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {translate(title)}
            </TableCell>
            <TableCell>
              <FieldCell place={right} record={record} room="page" />
            </TableCell>
            <TableCell>
              <FieldCell place={left} record={record} room="page" />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

const isShown = ({ name, field }: FieldView, record: RaRecord, today: string, can: Can): boolean =>
  (!isSecret(field) || record[setKey(name)] !== undefined) &&
  holds(field.showWhen, record, today) &&
  hasRight(can, field.permission?.read)

/** A record's values in the sections of its form, then who made and changed it. */
export const ShowSections = ({ blueprint, record }: { blueprint: ResourceView; record: RaRecord }) => {
  const translate = useTranslate()
  const today = businessToday()
  const canSee = useCanSee()
  const stamped = Object.keys(stamps)
    .map(name => blueprint.fields[name])
    .filter(shown => shown !== undefined)
  return (
    <Stack spacing={2}>
      {blueprint.show.map(section => {
        const isSeen = (shown: FieldView): boolean => isShown(shown, record, today, canSee)
        const fields = unpaired(section).filter(isSeen)
        const pairs = section.pairs.filter(({ right, left }) => isSeen(right) && isSeen(left))
        if (fields.length + pairs.length === 0) return null
        return (
          <SectionCard key={section.title} title={section.title}>
            {pairs.length > 0 && <PairedValues pairs={pairs} record={record} />}
            {fields.length > 0 && <Values fields={fields} record={record} told={translate(section.title)} />}
          </SectionCard>
        )
      })}
      {stamped.length > 0 && (
        <SectionCard title="app.generator.stamps">
          <Values fields={stamped} record={record} />
        </SectionCard>
      )}
    </Stack>
  )
}
