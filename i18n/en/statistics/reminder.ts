import type zh from '../../zh/statistics/reminder.ts'
import type { Same } from '../../Same.ts'

export default {
  title: 'Reminder of an examination',
  greeting: 'Dear parents of %{name},',
  due: 'your child was last examined on %{examinedOn}, and the doctor advises the next examination around %{dueOn}. Please make an appointment with us in time.',
  overdue:
    'your child was last examined on %{examinedOn}, and the date that was advised for the next examination, %{dueOn}, has passed. Please make an appointment with us soon, so that the treatment does not suffer.',
  phone: 'You reach us at %{phone}.',
  bring: 'Please bring the glasses and earlier findings along.',
  print: 'Print',
  none: 'There is no examination to remind of.',
} satisfies Same<typeof zh>
