import { file, image, service, text } from '../core/index.ts'

/** Pictures on their way into records. What is uploaded belongs to the uploader until a record of theirs holds its key, and is gone after a day otherwise. */
export const upload = service({
  name: 'upload',
  actions: {
    image: {
      call: 'POST api/upload', on: 'list', permission: 'signedIn', hidden: true,
      input: { file: file({ required: true, max: 5, types: ['image/jpeg', 'image/png', 'image/webp'] }) },
      output: { key: image({ required: true }) },
    },
    /** For addresses that the server handed out with a record: each opens in the session alone that was given it. */
    file: {
      call: 'GET api/file/{key}/{signature}', on: 'list', permission: 'signedIn', hidden: true,
      input: { key: image({ required: true }), signature: text({ required: true }) },
      output: { file: file({ types: ['image/webp'] }) },
    },
  },
})
