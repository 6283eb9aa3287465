import { useTranslate } from 'react-admin'
import { homePage, pageNamed } from '../../resources/pages.ts'
import type { CellProps } from './types/view.ts'

/** The key of a page as its title. */
export const PageCell = ({ place, record }: CellProps) => {
  const translate = useTranslate()
  const key = String(record[place.name])
  if (key === homePage) return <>{translate('app.shell.home')}</>
  const page = pageNamed(key)
  return <>{page ? translate(page.title, { smart_count: 2 }) : key}</>
}
