import { useTranslate } from 'react-admin'
import type { RowsPart } from '../../../../resources/core/home.ts'
import type { Named } from './arrangement.ts'
import { FirstRows } from './FirstRows.tsx'

/** Rows that wait. */
export const RowsCard = ({ name, one }: Named<RowsPart>) => {
  const translate = useTranslate()
  return (
    <FirstRows
      one={one}
      title={translate(`app.home.parts.${name}.title`)}
      none={translate(`app.home.parts.${name}.none`)}
    />
  )
}
