declare module '../platform/database/tables.ts' {
  interface Tables {
    /** The days on which a news item was opened on a device. */
    news_read: { news: number; device: number; day: string }
  }
}

export {}
