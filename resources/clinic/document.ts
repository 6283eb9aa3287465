import { choice, file, longText, ref, service, text } from '../core/index.ts'
import { mostCharacters } from '../core/mostCharacters.ts'

/** What a document is about: a case, its course, a treatment plan, or the receipt of a top-up. */
export const documentTypes = ['case', 'course', 'plan', 'receipt'] as const

/** What documents for paper need beside what they show. They are made in the browser. */
export const document = service({
  name: 'document',
  calls: {
    /** What stands at the head of a patient's document. The log of reads then says that it was exported. */
    head: {
      call: 'GET api/document/{patient}',
      permission: 'patient:get',
      input: { patient: ref('patient', { required: true }), kind: choice(documentTypes, { required: true }) },
      output: { organisation: text({ required: true }), address: text(), phone: text() },
    },
    /**
     * A TrueType font with the glyphs of a text alone, some 30 kB. Characters that the font lacks are not in it, as its
     * own table of characters says.
     */
    font: {
      call: 'POST api/fonts/subset',
      permission: 'signedIn',
      reads: true,
      input: { text: longText({ required: true, max: mostCharacters }) },
      output: { font: file({ types: ['font/ttf'] }) },
    },
  },
})
