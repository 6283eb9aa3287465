import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useTiptapEditor } from 'ra-input-rich-text'
import { useTranslate } from 'react-admin'
import { useCallback, useSyncExternalStore } from 'react'

const levels = [2, 3, 4] as const

const asSmallAsIcons = { '& button.MuiToggleButton-sizeSmall': { fontSize: '0.8125rem', py: 0.3, px: 0.75 } }

/** Headings of a text. The editor's own choice of level is a list without its list item's parent, which screen readers trip over. */
export const HeadingButtons = () => {
  const editor = useTiptapEditor()
  const translate = useTranslate()
  const subscribe = useCallback((told: () => void) => {
    editor?.on('transaction', told)
    return () => { editor?.off('transaction', told) }
  }, [editor])
  const active = useSyncExternalStore(subscribe, () => levels.find(level => editor?.isActive('heading', { level })) ?? null)
  return (
    <ToggleButtonGroup size="small" exclusive value={active} aria-label={translate('app.generator.headings')} sx={asSmallAsIcons}>
      {levels.map((level, at) => (
        <ToggleButton
          key={level} value={level} aria-label={translate('app.generator.heading', { level: at + 1 })}
          onClick={() => editor?.chain().focus().toggleNode('heading', 'paragraph', { level }).run()}
        >
          H{at + 1}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
