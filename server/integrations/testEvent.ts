/** What a delivery is called that tells of nothing. */
export const testEvent = 'webhook.test'
