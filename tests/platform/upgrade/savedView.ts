import type { Busy, Row } from './Caller.ts'

/** An operator keeps a page as they left it, for others too, and begins with it. */
export const saveView = async ({ admin }: Busy): Promise<void> => {
  const page = 'patient'
  const state = { filter: { gender: 'male' }, sort: { field: 'createdAt', order: 'DESC' } }
  const view = await admin.send<Row>('POST api/savedView', { page, title: 'Boys', state, shared: true })
  await admin.send('PUT api/savedView/default', { page, view: view.id })
}
