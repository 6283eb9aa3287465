import type { Implementation } from '../core/contract.ts'
import { apiTokenImplementation } from './apiToken.ts'
import { webhookImplementation } from './webhook.ts'
import './tables.ts'

/** What the server does by hand for this capability. */
export const integrations: readonly Implementation[] = [apiTokenImplementation, webhookImplementation]
