import type { ChainedCommands, Editor } from '@tiptap/core'
import TableIcon from '@mui/icons-material/TableChartOutlined'
import { Menu, MenuItem } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useState } from 'react'
import { EditorButton } from './EditorButton.tsx'
import { useEditorState } from './useEditorState.ts'

type Command = (chain: ChainedCommands) => ChainedCommands

const insert: Command = chain => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true })

/** What can be done to the table in which one writes. */
const commands = {
  addRow: chain => chain.addRowAfter(),
  addColumn: chain => chain.addColumnAfter(),
  removeRow: chain => chain.deleteRow(),
  removeColumn: chain => chain.deleteColumn(),
  header: chain => chain.toggleHeaderRow(),
  merge: chain => chain.mergeCells(),
  split: chain => chain.splitCell(),
  remove: chain => chain.deleteTable(),
} satisfies Record<string, Command>

const names = Object.keys(commands) as (keyof typeof commands)[]

const can = (editor: Editor | null, command: Command): boolean => editor !== null && command(editor.can().chain()).run()

/** Puts a table into the text; within one, changes its rows, columns and cells. */
export const TableButtons = () => {
  const translate = useTranslate()
  const [editor, isWithin] = useEditorState(now => now.isActive('table'), false)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const run = (command: Command): void => {
    setAnchor(null)
    if (editor) command(editor.chain().focus()).run()
  }
  return (
    <>
      <EditorButton
        label={translate('app.editor.table')}
        icon={<TableIcon fontSize="inherit" />}
        pressed={isWithin}
        opens={isWithin}
        disabled={!editor?.isEditable}
        onClick={event => (isWithin ? setAnchor(event.currentTarget) : run(insert))}
      />
      {/* The focus goes back into the text, not to the button. */}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} disableRestoreFocus>
        {names.map(name => (
          <MenuItem key={name} disabled={!can(editor, commands[name])} onClick={() => run(commands[name])}>
            {translate(`app.editor.tables.${name}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
