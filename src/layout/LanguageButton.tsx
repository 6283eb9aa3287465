import { Button } from '@mui/material'
import { useLocale, useTranslate } from 'react-admin'
import { asLanguage, defaultLanguage } from '../../i18n/Language.ts'
import { keepLanguage, languageTag, otherLanguage } from '../auth/language.ts'

/** Switches to the other language: the choice is kept and the page is loaded anew in it, what the server says included. */
export const LanguageButton = ({ reload = () => window.location.reload() }: { reload?: () => void }) => {
  const translate = useTranslate()
  const other = otherLanguage(asLanguage(useLocale()) ?? defaultLanguage)
  const name = translate('app.otherLanguage')
  return (
    <Button color="inherit" size="small" lang={languageTag(other)} title={translate('app.shell.switchLanguage')}
      onClick={() => { keepLanguage(other); reload() }} sx={{ minWidth: 44, px: 1, color: 'text.secondary' }}>
      {name}
    </Button>
  )
}
