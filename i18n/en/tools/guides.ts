import type { Guides } from '../../Guides.ts'

/** What the pages of this capability are for, and how the first entry of a list comes about. */
export default {
  picture: {
    purpose: 'Pictures that everybody may use in records and texts.',
    first: 'Upload the first picture.',
  },
  storage: {
    purpose: 'Forms, manuals and films that staff download.',
    first: 'Upload the first file.',
  },
  generator: { purpose: 'Makes a new page of the fields that you type or pick: list, form, calls and permissions.' },
} satisfies Guides<'tools'>
