import { applicationMail } from '../../../resources/content/applicationMail.ts'
import { present } from '../../core/index.ts'
import { later } from '../../core/later.tsx'

present(applicationMail, {
  above: [later(async () => (await import('./DeliveryCard.tsx')).DeliveryCard, 140)],
  elsewhere: ['recipients', 'delivered', 'leftOut'],
  main: ['send', 'pause', 'resume', 'withdraw'],
  tabs: [{ name: 'readings', label: 'resources.mailReading.name', permission: 'mailReading:list', Part: later(async () => (await import('../readings/MailReadings.tsx')).MailReadings, 320) }],
})
