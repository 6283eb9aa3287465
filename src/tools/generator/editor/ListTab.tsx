import { Box, Checkbox, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useLocale, useTranslate } from 'react-admin'
import { fitsCell, fitsFilter } from '../../../../generator/begin.ts'
import { changeList } from '../../../../generator/change.ts'
import { fieldOf } from '../../../../resources/core/fields.ts'
import { stamps } from '../../../../resources/core/stamps.ts'
import { isLine, isReference, typeOf } from '../../../../resources/core/typeOf.ts'
import { useEdited } from '../EntityContext.ts'
import { Findings, findingsAt } from './Findings.tsx'
import { FlagInput, PickInput } from './OptionInput.tsx'
import { ListViewsInput } from './ListViewsInput.tsx'
import { wordAt } from './WordInput.tsx'
import { asLanguage } from '../../../../i18n/Language.ts'

const parts = ['columns', 'filters', 'search', 'totals', 'spare'] as const
type Part = (typeof parts)[number]

/** What the list is made of: a box for each field and each place of it. */
export const ListTab = () => {
  const translate = useTranslate()
  const language = asLanguage(useLocale()) ?? 'zh'
  const { entity, change, findings } = useEdited()
  const { resource } = entity
  const { list } = resource
  const t = (key: string): string => translate(`app.codeGenerator.list.${key}`)
  if (!list)
    return (
      <Typography variant="body2" color="text.secondary">
        {t('none')}
      </Typography>
    )
  const names = [...Object.keys(resource.fields), ...Object.keys(stamps)]
  const labelOf = (name: string): string =>
    Object.hasOwn(stamps, name)
      ? translate(`resources.operator.fields.${name}`)
      : wordAt(entity, language, `fields.${name}`) || name
  const fits = (part: Part, name: string): boolean => {
    const field = fieldOf(resource, name)!
    const isStamp = Object.hasOwn(stamps, name)
    switch (part) {
      case 'columns':
        return fitsCell(field) && name !== 'deleted'
      case 'filters':
        return fitsFilter(name, field) || isLine(field)
      case 'search':
        return !isStamp && (isLine(field) || isReference(field))
      case 'totals':
        return typeOf(field).summable === true
      case 'spare':
        return list.columns.includes(name)
    }
  }
  const toggle = (part: Part, name: string, on: boolean): void =>
    change(now =>
      changeList(now, before => {
        const has = before[part] ?? []
        // Columns stand in the order of the fields.
        const next = on ? names.filter(one => one === name || has.includes(one)) : has.filter(one => one !== name)
        const spare =
          part === 'columns' ? before.spare?.filter(one => next.includes(one)) : part === 'spare' ? next : before.spare
        return {
          ...before,
          [part]: part === 'columns' || part === 'filters' || next.length > 0 ? next : undefined,
          spare: spare && spare.length > 0 ? spare : undefined,
        }
      }),
    )
  const sortable = names.filter(name => typeOf(fieldOf(resource, name)!).sortable && !fieldOf(resource, name)!.mask)
  const [sort = '', order = 'DESC'] = list.sort ?? []
  const setSort = (field: string, way: string): void =>
    change(now =>
      changeList(now, before => ({
        ...before,
        sort: field === '' ? undefined : [field, way === 'ASC' ? 'ASC' : 'DESC'],
      })),
    )
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" sx={{ '& td, & th': { px: 0.5 } }}>
          <TableHead>
            <TableRow>
              <TableCell>{t('field')}</TableCell>
              {parts.map(part => (
                <TableCell key={part} align="center">
                  {t(part)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {names
              .filter(name => parts.some(part => fits(part, name)))
              .map(name => (
                <TableRow key={name}>
                  <TableCell component="th" scope="row">
                    {labelOf(name)}
                  </TableCell>
                  {parts.map(part => (
                    <TableCell key={part} align="center">
                      {fits(part, name) && (
                        <Checkbox
                          size="small"
                          sx={{ p: 0.5 }}
                          checked={(list[part] ?? []).includes(name)}
                          onChange={(_, on) => toggle(part, name, on)}
                          slotProps={{ input: { 'aria-label': `${labelOf(name)}: ${t(part)}` } }}
                        />
                      )}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
          </TableBody>
        </Table>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', '& > :first-of-type': { flex: 1 } }}>
        <PickInput
          label={t('sort')}
          value={sort}
          none={t('latest')}
          options={sortable.map(name => ({ value: name, label: labelOf(name) }))}
          onChange={next => setSort(next, order)}
        />
        {sort !== '' && (
          <FlagInput
            label={t('ascending')}
            value={order === 'ASC'}
            onChange={on => setSort(sort, on ? 'ASC' : 'DESC')}
          />
        )}
      </Box>
      <ListViewsInput labelOf={labelOf} />
      <Findings findings={findingsAt(findings, `${resource.name}.list`)} />
    </Box>
  )
}
