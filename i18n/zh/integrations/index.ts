import apiToken from './apiToken.ts'
import webhook from './webhook.ts'
import webhookDelivery from './webhookDelivery.ts'
import type { CapabilityTexts } from '../../ResourceTexts.ts'

/** The texts of this capability's resources. */
export default { apiToken, webhook, webhookDelivery } satisfies CapabilityTexts<'integrations'>
