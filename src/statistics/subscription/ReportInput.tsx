import { SelectInput, useTranslate } from 'react-admin'
import { hasPage } from '../../../resources/core/statistics/index.ts'
import type { AnyReport } from '../../../resources/core/statistics/index.ts'
import { reports } from '../../../resources/index.ts'
import type { InputProps } from '../../core/types/view.ts'
import { useMay } from '../../core/useMay.ts'

/** The reports that the operator may look at, by the titles of their pages. */
export const ReportInput = ({ source, label, helperText, isRequired, disabled }: InputProps) => {
  const translate = useTranslate()
  const may = useMay()
  const choices = Object.values<AnyReport>(reports)
    .filter(report => hasPage(report) && may('statistics', report.name) === true)
    .map(({ name }) => ({ id: name, name: translate(`pages.${name}`) }))
  return (
    <SelectInput
      source={source}
      label={label}
      helperText={helperText}
      choices={choices}
      translateChoice={false}
      isRequired={isRequired}
      disabled={disabled}
    />
  )
}
