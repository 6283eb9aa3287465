import { file, image, service, text } from '../core/index.ts'

/**
 * Pictures on their way into records. What is uploaded belongs to the uploader until a record of theirs holds its key,
 * and is gone after a day otherwise.
 */
export const upload = service({
  name: 'upload',
  calls: {
    image: {
      call: 'POST api/upload',
      permission: 'signedIn',
      input: { file: file({ required: true, max: 5, types: ['image/jpeg', 'image/png', 'image/webp'] }) },
      output: { key: image({ required: true }) },
    },
    /** For addresses that the server handed out with a record: each opens in the session alone that was given it. */
    file: {
      call: 'GET api/file/{key}/{signature}',
      permission: 'signedIn',
      input: { key: image({ required: true }), signature: text({ required: true }) },
      output: { file: file({ types: ['image/webp'] }) },
    },
  },
})
