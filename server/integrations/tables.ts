declare module '../platform/database/tables.ts' {
  interface Tables {
    /** What webhooks are about, as the database looks it up whenever something is written into the history. */
    webhook_event: { webhook: number; resource: string; action: string }
  }
}

export {}
