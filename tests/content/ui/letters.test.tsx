import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { applicationMail } from '../../../resources/content/applicationMail.ts'
import { createBackend, sampleOf } from '../../core/ui/backend.ts'
import { renderPage } from '../../core/ui/renderPage.tsx'

const delivery = { recipients: 12, delivered: 9, leftOut: 1, waiting: 2, read: 0, mailed: 9, mailFailed: 4 }

/** The page of a letter that is written to these. */
const open = async (more: Readonly<Record<string, unknown>>) => {
  const backend = createBackend({
    applicationMail: [{ ...sampleOf(applicationMail, 1), state: 'draft', byMail: false, ...more }],
  })
  backend.on('applicationMail', 'delivery', () => ({ json: delivery }))
  const view = renderPage({ backend, at: '/applicationMail/1/show' })
  await screen.findByText('等待送达')
  const counts = screen.getAllByRole('term').map(({ textContent }) => textContent)
  return { ...view, backend, counts }
}
const toOneself = () => screen.queryByRole('button', { name: '先发到我的邮箱' })

it('a letter to mailboxes is mailed to its author first, and says how many mails failed and nothing of reading', async () => {
  const { counts, user, backend } = await open({ to: 'addresses', addresses: 'wang@example.com' })
  expect(counts).toEqual(expect.arrayContaining(['收件人', '已发邮件', '邮件未送达', '未送达', '等待送达']))
  expect(counts).not.toContain('已读')
  await user.click(await screen.findByRole('button', { name: '先发到我的邮箱' }))
  expect(await screen.findByText('已发到您的邮箱，请查收')).toBeVisible()
  expect(backend.callsOf('applicationMail', 'mailToSelf')).toHaveLength(1)
})

it('a letter that goes to inboxes alone offers no mail and counts none', async () => {
  const { counts } = await open({ to: 'patients' })
  expect(counts).toContain('已读')
  expect(counts).not.toContain('邮件未送达')
  expect(toOneself()).toBeNull()
})
