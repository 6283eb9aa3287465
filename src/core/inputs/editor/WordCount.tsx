import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { countWords } from './countWords.ts'
import { useEditorState } from './useEditorState.ts'

/** How long the text is, as those who write count it. */
export const WordCount = () => {
  const translate = useTranslate()
  const [, count] = useEditorState(now => countWords(now.getText({ blockSeparator: '\n' })), 0)
  return (
    <Typography variant="body2" color="text.secondary" sx={{ ml: 'auto', alignSelf: 'center', whiteSpace: 'nowrap' }}>
      {translate('app.editor.words', { smart_count: count })}
    </Typography>
  )
}
