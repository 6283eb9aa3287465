import { applicationMail } from '../../../resources/content/applicationMail.ts'
import { present } from '../../core/index.ts'
import { later } from '../../core/later.tsx'

present(applicationMail, {
  above: [later(async () => (await import('./DeliveryCard.tsx')).DeliveryCard, 140)],
  elsewhere: ['recipients', 'delivered', 'leftOut'],
  main: ['send', 'pause', 'resume', 'withdraw'],
  buttons: [later(async () => (await import('./MailToSelfButton.tsx')).MailToSelfButton, 30)],
  tabs: [
    {
      name: 'readings',
      label: 'resources.mailReading.name',
      permission: 'mailReading:list',
      Part: later(async () => (await import('../readings/MailReadings.tsx')).MailReadings, 320),
    },
  ],
})
