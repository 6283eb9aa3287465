import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { addDays } from '../../../domain/calendar.ts'
import type { TrainingDay } from '../../../resources/training/trainingDays.ts'
import { TrainingDaysCard } from '../../../src/training/days/TrainingDaysCard.tsx'
import { inFrame } from '../../shell/ui/inFrame.tsx'

const overview = {
  seesCases: false,
  case: null,
  number: null,
  reexamineOn: null,
  glasses: null,
  occlusion: null,
  recommendation: null,
  trainingFrequencyLabel: null,
  prescriptionCount: null,
  records: [],
}
const days = (planned: number | null): TrainingDay[] =>
  Array.from({ length: 28 }, (_, at) => ({ day: addDays('2026-02-03', at), minutes: at % 7 === 6 ? 30 : 0, planned }))

const open = (answer: object, language: 'zh' | 'en' = 'zh') =>
  inFrame(<TrainingDaysCard patient={{ id: 1 }} overview={overview} />, {
    language,
    answer: path => (path === 'api/patient/trainingDays/1' ? answer : undefined),
  })

it('tells days and minutes against the plan, as a picture with its words and as a table', async () => {
  open({ days: days(20), last: '2026-03-02' })
  const picture = await screen.findByRole('img', {
    name: '2026/02/03 至 2026/03/02 每日训练时长：训练 4 天，共 120 分钟',
  })
  expect(picture.querySelectorAll('rect')).toHaveLength(32)
  const card = screen.getByRole('region', { name: '近 28 天训练' })
  expect(card).toHaveTextContent('4 / 28 天')
  expect(card).toHaveTextContent('120 分钟方案 560 分钟，完成 21%')
  await userEvent.click(within(card).getByText('按日查看'))
  expect(within(card).getAllByRole('row')[1]).toHaveTextContent('2026/03/023020')
  expect(within(card).getByRole('link')).toHaveAttribute('href', expect.stringContaining('/gameRecord?filter='))
})

it('says nothing of a plan to who may not read it, and says that nothing was trained', async () => {
  const { unmount } = open({ days: days(null), last: '2026-03-02' }, 'en')
  const card = await screen.findByRole('region', { name: 'Training in the last 28 days' })
  await within(card).findByRole('img', { name: /^Minutes trained a day from Feb 3, 2026/ })
  expect(card).not.toHaveTextContent(/planned/i)
  unmount()
  open({ days: days(null).map(one => ({ ...one, minutes: 0 })), last: null }, 'en')
  expect(await screen.findByText(/No game records yet/)).toBeInTheDocument()
})
