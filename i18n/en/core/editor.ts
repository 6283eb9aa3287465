import type { Same } from '../../Same.ts'
import type zh from '../../zh/core/editor.ts'

export default {
  tools: {
    paragraph: 'Paragraph', heading1: 'Heading 1', heading2: 'Heading 2', heading3: 'Heading 3', heading4: 'Heading 4', heading5: 'Heading 5', heading6: 'Heading 6',
    select_level: 'Choose a paragraph style', current_level: 'Paragraph style',
    bold: 'Bold', italic: 'Italic', underline: 'Underline', strike: 'Strike through', code: 'Code', color: 'Text colour', highlight: 'Background colour',
    align_left: 'Align left', align_center: 'Centre', align_right: 'Align right', align_justify: 'Justify',
    list_bulleted: 'Bulleted list', list_numbered: 'Numbered list', blockquote: 'Quote', link: 'Link', image: 'Image', image_dialog: 'Address of the image',
    clear_format: 'Clear formatting',
  },
  headings: 'Headings', heading: 'Heading %{level}',
  undo: 'Undo', redo: 'Redo',
  words: '%{smart_count} word |||| %{smart_count} words',
  table: 'Table',
  tables: {
    insert: 'Insert a table', addRow: 'Insert a row below', addColumn: 'Insert a column to the right', removeRow: 'Delete the row', removeColumn: 'Delete the column', header: 'First row is a header', merge: 'Merge the selected cells', split: 'Split the cell', remove: 'Delete the table',
  },
  link: 'Link',
  links: { title: 'Link', address: 'Where it leads', hint: 'A web address, or mailto: with a mail address, or tel: with a phone number', wrong: 'Enter a web address, or mailto: with a mail address, or tel: with a phone number', insert: 'Set the link', remove: 'Remove the link' },
  video: 'Video',
  videos: { title: 'Insert a video', address: 'Address of the video', hint: 'The address of a video file, such as an .mp4, beginning with https://. It is loaded from there only when somebody plays it.', wrong: 'Enter the address of a video that begins with https://', insert: 'Insert' },
} satisfies Same<typeof zh>
