import { day, later } from '../../../server/core/lifetime.ts'
import { Caller } from './Caller.ts'
import type { Busy } from './Caller.ts'

/** A program calls for an operator, and another system is told of what happens. */
export const integrate = async ({ host, admin, patients: [child] }: Busy): Promise<void> => {
  const expiresAt = later(new Date(), 30 * day).toISOString()
  const { token } = await admin.confirmed<{ readonly token: string }>('apiToken.create', 'POST api/apiToken', {
    name: 'Reporting',
    access: 'look',
    expiresAt,
  })
  await new Caller(host.fetch, token).rows('api/users?size=1')
  await admin.confirmed('webhook.create', 'POST api/webhook', {
    name: 'Ward system',
    address: 'https://ward.example.com/hook',
    events: [{ event: 'followUp.create' }, { event: 'patient.update' }],
    secret: 'a-secret-of-some-length',
  })
  await admin.send('POST api/followUp', {
    patient: child!.id,
    at: new Date().toISOString(),
    channel: 'phone',
    content: '孩子训练正常',
  })
}
