import { useTranslate } from 'react-admin'
import { usePlanForm } from './usePlanForm.ts'
import './texts.ts'

/** What saving makes: the next edition. */
export const SaveLabel = () => {
  const translate = useTranslate()
  const { current } = usePlanForm()
  return (
    <>
      {current === undefined
        ? translate('ra.action.save')
        : translate('app.plan.save', { edition: (current?.edition ?? 0) + 1 })}
    </>
  )
}
