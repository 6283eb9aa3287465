import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'
import type { Prompt, Prompts } from '../auth/prompts.ts'

const titles: Readonly<Record<Prompt, string>> = {
  expired: 'app.session.expired',
  signedInElsewhere: 'app.session.prompt',
  siteClosed: 'app.session.prompt',
  idle: 'app.session.prompt',
}

const texts: Readonly<Record<Prompt, string>> = {
  expired: 'app.session.expiredText',
  signedInElsewhere: 'app.session.signedInElsewhere',
  siteClosed: 'app.session.siteClosed',
  idle: 'app.session.idle',
}

/** Says what became of the session. Only an expired one leaves the choice to stay, to copy what is on the page. */
export const SessionPrompt = ({ prompts }: { prompts: Prompts }) => {
  const translate = useTranslate()
  const prompt = useSyncExternalStore(prompts.subscribe, prompts.current)
  if (!prompt) return null
  const optional = prompt === 'expired'
  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby="session-title"
      aria-describedby="session-text"
      onClose={() => {
        if (optional) prompts.answer('stay')
      }}
    >
      <DialogTitle id="session-title">{translate(titles[prompt])}</DialogTitle>
      <DialogContent>
        <DialogContentText id="session-text">{translate(texts[prompt])}</DialogContentText>
      </DialogContent>
      <DialogActions>
        {optional && <Button onClick={() => prompts.answer('stay')}>{translate('app.cancel')}</Button>}
        <Button variant="contained" autoFocus onClick={() => prompts.answer('signIn')}>
          {translate(optional ? 'app.session.signInAgain' : 'app.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
