/** What this capability adds to the browser: its overrides. */
import { apiToken } from '../../resources/integrations/apiToken.ts'
import { webhook } from '../../resources/integrations/webhook.ts'
import { webhookDelivery } from '../../resources/integrations/webhookDelivery.ts'
import { present } from '../core/index.ts'
import { later } from '../core/later.tsx'
import { listPath } from '../core/listPath.ts'

const days = 90

present(apiToken, {
  // Long enough for a program that somebody looks after, and not forgotten for a year.
  begins: () => ({ expiresAt: new Date(Date.now() + days * 86_400_000).toISOString() }),
})

present(webhook, {
  fields: {
    events: {
      Input: later(async () => (await import('./EventsInput.tsx')).EventsInput),
      Cell: later(async () => (await import('./EventsCell.tsx')).EventsCell, 24),
      wide: true,
    },
  },
  links: [
    {
      label: 'resources.webhookDelivery.name',
      permission: 'webhookDelivery:list',
      to: ({ id }) => listPath('webhookDelivery', { webhook: Number(id) }),
    },
  ],
})

// All of one webhook are called alike.
present(webhookDelivery, { title: ['resource', 'event', 'record'] })
