import { attachments, flag, previewed, resource, richText, text } from '../core/index.ts'
import { files, lettersToRead } from './lettersToRead.ts'
import { recipients } from './recipients.ts'
import { delivery, sending, sent } from './sending.ts'

const told = {
  title: text({ required: true, max: 50 }),
  titleEn: text({ max: 50 }),
  content: richText({ required: true }),
  contentEn: richText(),
}

const { preview } = previewed('applicationMail', told)

/**
 * A letter to people in the product: it is delivered to each of those who are meant when it is sent, once, and is read
 * until it is withdrawn.
 */
export const applicationMail = resource({
  name: 'applicationMail',
  label: 'title',
  scopedBy: 'hospital',
  retention: 'untilDeleted',
  fields: {
    ...told,
    attachments: attachments({ max: 20, types: ['pdf', 'docx', 'xlsx', 'pptx', 'zip', 'jpg', 'png'] }),
    ...recipients,
    ...sent,
  },
  list: {
    columns: [
      'title',
      'to',
      'byMail',
      'state',
      'recipients',
      'delivered',
      'leftOut',
      'sentAt',
      'hospital',
      'createdBy',
    ],
    spare: ['byMail', 'leftOut', 'hospital', 'createdBy'],
    card: ['to', 'state', 'delivered', 'sentAt'],
    filters: ['state', 'to', 'hospital', 'sentAt', 'createdAt'],
    search: ['title', 'titleEn'],
  },
  form: [
    { section: 'letter', fields: ['title', 'titleEn', 'content', 'contentEn', 'attachments'] },
    {
      section: 'recipients',
      fields: [
        'to',
        'hospitals',
        'roles',
        'operators',
        'byMail',
        'addresses',
        'patientTypes',
        'ageFrom',
        'ageUntil',
        'timesUpTo',
      ],
    },
  ],
  actions: {
    list: {},
    get: {},
    options: {},
    create: { duplicate: true },
    update: { when: { state: 'draft' } },
    ...sending,
  },
  calls: {
    preview: { ...preview, output: { ...preview.output, files } },
    delivery: { on: 'row', reads: true, permission: 'applicationMail:get', output: delivery },
    /** Mails it to whoever asks, and nobody else: what it looks like there. */
    mailToSelf: { on: 'row', permission: 'applicationMail:update', output: { sent: flag({ required: true }) } },
    ...lettersToRead,
  },
})
