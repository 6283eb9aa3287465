import { jobNamed } from '../../support/jobNamed.ts'
import type { Busy, Caller, Client, Row } from './Caller.ts'
import { at } from './office.ts'
import { pdf, sendFile } from './uploads.ts'

const sendAttachment = (admin: Caller, name: string): Promise<string> =>
  sendFile(admin, { field: 'applicationMail.attachments', name, bytes: pdf(name) })

/** A letter to guardians gets another file before it is sent, and is read on a device. */
const sendLetter = async ({ admin, office, patients: [child] }: Busy, { trainee }: Client): Promise<void> => {
  const letter = await admin.send<Row>('POST api/applicationMail', {
    title: '暑期训练安排',
    titleEn: 'Training in summer',
    content: '<p>请看附件</p>',
    to: 'patients',
    hospitals: [child!['hospital']],
    attachments: [await sendAttachment(admin, 'plan.pdf')],
  })
  await admin.send(`PUT api/applicationMail/${letter.id}`, {
    version: letter['version'],
    attachments: [await sendAttachment(admin, 'plan-2.pdf')],
  })
  await admin.send(`PUT api/applicationMail/send/${letter.id}`, {})
  await at(office).work(jobNamed('deliverMail'))
  await trainee.send('GET api/client/mail')
  await trainee.send('POST api/client/mail/read', { id: letter.id })
}

/** A draft to operators loses the file that it had. */
const draftLetter = async ({ admin }: Busy): Promise<void> => {
  const draft = await admin.send<Row>('POST api/applicationMail', {
    title: '值班表',
    content: '<p>下周</p>',
    to: 'operators',
    attachments: [await sendAttachment(admin, 'rota.pdf')],
  })
  await admin.send(`PUT api/applicationMail/${draft.id}`, { version: draft['version'], attachments: [] })
}

/** Letters with files, of which the history tells. */
export const writeLetters = async (busy: Busy, client: Client): Promise<void> => {
  await sendLetter(busy, client)
  await draftLetter(busy)
}
