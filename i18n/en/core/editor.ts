import type { Same } from '../../Same.ts'
import type zh from '../../zh/core/editor.ts'

export default {
  paragraph: 'Paragraph', heading1: 'Heading 1', heading2: 'Heading 2', heading3: 'Heading 3', heading4: 'Heading 4', heading5: 'Heading 5', heading6: 'Heading 6',
  select_level: 'Choose a paragraph style', current_level: 'Paragraph style',
  bold: 'Bold', italic: 'Italic', underline: 'Underline', strike: 'Strike through', code: 'Code', color: 'Text colour', highlight: 'Background colour',
  align_left: 'Align left', align_center: 'Centre', align_right: 'Align right', align_justify: 'Justify',
  list_bulleted: 'Bulleted list', list_numbered: 'Numbered list', blockquote: 'Quote', link: 'Link', image: 'Image', image_dialog: 'Address of the image',
  clear_format: 'Clear formatting',
} satisfies Same<typeof zh>
