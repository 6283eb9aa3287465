import type { Capability } from '../core/capability.ts'
import { apiToken } from './apiToken.ts'
import { webhook } from './webhook.ts'
import { webhookDelivery } from './webhookDelivery.ts'

export const integrations = {
  menu: 'system',
  resources: { apiToken, webhook, webhookDelivery },
  services: {},
  pages: {},
} as const satisfies Capability
