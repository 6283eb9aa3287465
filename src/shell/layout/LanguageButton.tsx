import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useOtherLanguage } from './useOtherLanguage.ts'

/** Switches to the other language. */
export const LanguageButton = ({ reload }: { reload?: () => void }) => {
  const translate = useTranslate()
  const { name, tag, change } = useOtherLanguage(reload)
  return (
    <Button
      color="inherit"
      size="small"
      lang={tag}
      title={translate('app.shell.switchLanguage')}
      onClick={change}
      sx={{ minWidth: 44, px: 1, color: 'text.secondary' }}
    >
      {name}
    </Button>
  )
}
