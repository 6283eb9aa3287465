import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useEditorState } from './useEditorState.ts'

const levels = [2, 3, 4] as const

const asSmallAsIcons = {
  '&& button.MuiToggleButton-sizeSmall': { fontSize: '0.8125rem', lineHeight: 1.4, py: 0.3, px: 0.75 },
}

/**
 * Headings of a text. The editor's own choice of level is a list without its list item's parent, which screen readers
 * trip over.
 */
export const HeadingButtons = () => {
  const translate = useTranslate()
  const [editor, active] = useEditorState(now => levels.find(level => now.isActive('heading', { level })) ?? null, null)
  return (
    <ToggleButtonGroup
      size="small"
      exclusive
      value={active}
      aria-label={translate('app.editor.headings')}
      sx={asSmallAsIcons}
    >
      {levels.map((level, at) => (
        <ToggleButton
          key={level}
          value={level}
          aria-label={translate('app.editor.heading', { level: at + 1 })}
          onClick={() => editor?.chain().focus().toggleNode('heading', 'paragraph', { level }).run()}
        >
          H{at + 1}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
