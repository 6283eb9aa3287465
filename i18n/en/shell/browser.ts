import editor from '../core/editor.ts'
import catalogue from '../index.ts'
import ra from '../core/ra.ts'

/** Every text of the browser: ours and those of react-admin's own parts and of its editor. */
export default { ...catalogue, ra: { ...ra, tiptap: editor } }
