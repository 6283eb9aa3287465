import { attachment, integer, longText, resource, text } from '../core/index.ts'

/**
 * Files that are kept by hand: forms, manuals, films. What records hold (pictures, installers, scans) is seen with them
 * alone.
 */
export const storage = resource({
  name: 'storage',
  label: 'name',
  scopedBy: 'nothing',
  fields: {
    name: text({ required: true, max: 100 }),
    folder: text({ max: 100 }),
    file: attachment({
      required: true,
      max: 1024,
      types: ['pdf', 'zip', 'docx', 'xlsx', 'pptx', 'png', 'jpg', 'webp', 'gif', 'mp4', 'webm', 'mp3'],
    }),
    remark: longText({ max: 1000 }),
    bytes: integer({ readOnly: true }),
    sha256: text({ readOnly: true, max: 64 }),
  },
  list: {
    columns: ['name', 'folder', 'file', 'bytes', 'createdBy', 'createdAt', 'sha256'],
    spare: ['sha256'],
    card: ['folder', 'file', 'bytes', 'createdAt'],
    filters: ['folder', 'createdAt'],
    search: ['name', 'folder'],
    sort: ['createdAt', 'DESC'],
  },
  form: [{ section: 'file', fields: ['name', 'folder', 'file', 'remark'] }],
  actions: { list: {}, get: {}, create: {}, update: {}, remove: { bulk: true, confirm: true, tone: 'critical' } },
})
