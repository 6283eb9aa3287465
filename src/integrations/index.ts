/** What this capability adds to the browser: its overrides. */
import { webhook } from '../../resources/integrations/webhook.ts'
import { present } from '../core/index.ts'
import { later } from '../core/later.tsx'
import { listPath } from '../core/listPath.ts'

present(webhook, {
  fields: { events: { Input: later(async () => (await import('./EventsInput.tsx')).EventsInput), Cell: later(async () => (await import('./EventsCell.tsx')).EventsCell, 24), wide: true } },
  links: [{ label: 'resources.webhookDelivery.name', permission: 'webhookDelivery:list', to: ({ id }) => listPath('webhookDelivery', { webhook: Number(id) }) }],
})
