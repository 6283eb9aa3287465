import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { changeList } from '../../../../generator/change.ts'
import { isChoice, isDay, isMoment, isReference, typeOf } from '../../../../resources/core/typeOf.ts'
import type { Field } from '../../../../resources/core/index.ts'
import type { Calendar } from '../../../../resources/core/resource.ts'
import { useEdited } from '../EntityContext.ts'
import { PickInput } from './OptionInput.tsx'

const picks = { display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' }

/**
 * What the list is shown as besides: a calendar by a day or moment, a board by a choice. What either asks its rows by
 * becomes a filter.
 */
export const ListViewsInput = ({ labelOf }: { labelOf: (name: string) => string }) => {
  const translate = useTranslate()
  const {
    entity: { resource },
    change,
  } = useEdited()
  const { calendar, board } = resource.list!
  const t = (key: string): string => translate(`app.codeGenerator.list.${key}`)
  const of = (is: (field: Field) => boolean) =>
    Object.entries(resource.fields)
      .filter(([, field]) => is(field))
      .map(([name]) => ({ value: name, label: labelOf(name) }))
  const withFilter = (filters: readonly string[] = [], name: string): readonly string[] =>
    filters.includes(name) ? filters : [...filters, name]
  const setCalendar = (next: Calendar | undefined): void =>
    change(now =>
      changeList(now, ({ calendar: _, ...list }) =>
        next
          ? {
              ...list,
              filters: withFilter(list.filters, next.start),
              calendar: Object.fromEntries(
                Object.entries(next).filter(([, name]) => name !== ''),
              ) as unknown as Calendar,
            }
          : list,
      ),
    )
  const setBoard = (by: string): void =>
    change(now =>
      changeList(now, ({ board: _, ...list }) =>
        by === '' ? list : { ...list, filters: withFilter(list.filters, by), board: { by } },
      ),
    )
  const isTimed = calendar !== undefined && isMoment(resource.fields[calendar.start])
  return (
    <Box sx={picks}>
      <PickInput
        label={t('calendar')}
        value={calendar?.start ?? ''}
        none={t('noCalendar')}
        options={of(field => isDay(field) || isMoment(field))}
        onChange={start =>
          setCalendar(start === '' ? undefined : { start, ...(calendar?.by === undefined ? {} : { by: calendar.by }) })
        }
      />
      {calendar && (
        <PickInput
          label={t('calendarBy')}
          value={calendar.by ?? ''}
          none={t('nobody')}
          options={of(isReference)}
          onChange={by => setCalendar({ ...calendar, by })}
        />
      )}
      {isTimed && (
        <PickInput
          label={t('calendarLength')}
          value={calendar.length ?? ''}
          none={t('noLength')}
          options={of(field => typeOf(field).isWhole === true)}
          onChange={length => setCalendar({ ...calendar, length })}
        />
      )}
      <PickInput
        label={t('board')}
        value={board?.by ?? ''}
        none={t('noBoard')}
        options={of(isChoice)}
        onChange={setBoard}
      />
    </Box>
  )
}
