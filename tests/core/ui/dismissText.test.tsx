import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Question } from '../../../src/core/actions/Question.tsx'
import { inFrame } from '../../shell/ui/inFrame.tsx'

it.each([
  ['en', 'Cancel top-up', 'Close'],
  ['en', 'Refund', 'Cancel'],
  ['zh', '取消终身', '关闭'],
  ['zh', '退款', '取消'],
] as const)('a question in %s that is answered by “%s” is left by “%s”', async (language, action, dismissal) => {
  inFrame(<Question title="?" text="?" action={action} onClose={() => undefined} onConfirm={() => undefined} />, {
    language,
    answer: () => undefined,
  })
  const buttons = within(await screen.findByRole('dialog')).getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual([dismissal, action])
})
