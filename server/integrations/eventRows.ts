/** The rows by which the database looks up who is told of an event. */
export const eventRows = (
  webhook: number,
  events: readonly { readonly event?: string | null }[],
): { webhook: number; resource: string; action: string }[] =>
  events.map(({ event }) => {
    const [resource, action] = event!.split('.') as [string, string]
    return { webhook, resource, action }
  })
