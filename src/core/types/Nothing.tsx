import { useTranslate } from 'react-admin'

/** Stands where a value is missing. */
export const Nothing = () => {
  const translate = useTranslate()
  return <span className="nothing" role="img" aria-label={translate('app.generator.nothing')}>–</span>
}

export const isNothing = (value: unknown): value is null | undefined | '' => value === null || value === undefined || value === ''
