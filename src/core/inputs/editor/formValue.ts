import { commands, Extension } from '@tiptap/core'

/**
 * The form hands each change back to the editor as its content. Set once more, that would be a change of its own:
 * undone first while nothing is seen to happen, and the end of all that could be done again. What comes from elsewhere,
 * as a draft does, is nothing that was written here, and is not undone either.
 */
export const formValue = Extension.create({
  name: 'formValue',
  addCommands: () => ({
    setContent: (content, options) => props => {
      const { editor, tr } = props
      if ((content ?? '') === (editor.isEmpty ? '' : editor.getHTML())) return true
      tr.setMeta('addToHistory', false)
      return commands.setContent(content, options)(props)
    },
  }),
})
